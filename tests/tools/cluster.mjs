/**
 * Does what docs/cluster.md says, on this machine: experiments in one process, as job arrays of Slurm on two nodes and under GNU
 * parallel on two hosts, in four shards; of a thousand runs a node dies in the middle, and a host loses what it does. Resumed and
 * merged, all are the same bytes. Belongs to `npm run test:long`; where a program is missing it is not run, which is no success.
 */
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { buildCli } from './build-cli.mjs';
import { Daemons, environmentOf, killed, until, whyNoCluster } from './cluster-daemons.mjs';
import { root } from './run.mjs';

const SHARDS = 4;
/** A buffer in ten sizes with a hundred seeds each. */
const LAB = {
  version: 1,
  title: 'Buffers',
  scenario: {
    version: 1,
    duration: 20,
    path: [{ rate: 1e7, delay: 0.02 }],
    flows: [{ id: 'tcp', count: 2, startJitter: 1 }],
  },
  vary: [{ path: 'path.0.queue.limit', from: 5, to: 100, count: 10, scale: 'log' }],
  seeds: 100,
  measures: ['mean-queue', 'mean-wait', 'link-use', 'loss', 'jain'],
};

/** Experiments as they are made in a course, and their runs: three buffers; a sweep as a paper has it; a map of two settings. */
const OTHERS = { 'three-buffers': 15, 'stabilization-cost': 30, map: 90 };

/** @param {string} text */
const say = (text) => process.stdout.write(`${text}\n`);

/** @param {unknown} found @param {unknown} wanted @param {string} what */
function equal(found, wanted, what) {
  if (found !== wanted) throw new Error(`${what}: expected ${String(wanted)}, got ${String(found)}`);
}

/** One experiment in one folder, with the built command line. */
class Trial {
  /** @param {string} folder @param {string} program @param {string} lab the experiment's file @param {number} runs that it has */
  constructor(folder, program, lab, runs) {
    this.folder = folder;
    this.program = program;
    this.lab = lab;
    this.runs = runs;
    mkdirSync(folder, { recursive: true, mode: 0o711 });
    equal(this.run('single', '--jobs', '1').status, 0, `${lab} in one process`);
    equal(this.linesOf('single'), runs, `${lab}: runs`);
  }

  /** @param {string} out @param {string[]} words */
  words(out, ...words) {
    return [this.program, 'experiment', this.lab, '--out', join(this.folder, out), ...words];
  }

  /** @param {string} out @param {string[]} words */
  run(out, ...words) {
    return spawnSync(process.execPath, this.words(out, ...words), { encoding: 'utf8' });
  }

  /** Lines of runs in the files of a shard, or of all. @param {string} out @param {number} [shard] */
  linesOf(out, shard) {
    const folder = join(this.folder, out);
    const names = (existsSync(folder) ? readdirSync(folder) : []).filter((name) => /^runs.*\.jsonl$/.test(name));
    const own = shard === undefined ? names : names.filter((name) => name.startsWith(`runs-${shard}-of-`));
    const counts = own.map((name) => readFileSync(join(folder, name), 'utf8').split('\n').length - 2);
    return counts.reduce((sum, count) => sum + Math.max(0, count), 0);
  }

  /** Which shards have runs that no file has, as `--missing` tells. @param {string} out */
  missing(out) {
    const shards = Array.from({ length: SHARDS }, (_, index) => index + 1);
    return shards.filter((shard) => this.run(out, '--missing', '--shard', `${shard}/${SHARDS}`).status === 1);
  }

  /** Merges, and holds what comes out against the single process. @param {string} out */
  merge(out) {
    equal(this.run(out, '--missing').status, 0, `${out}: --missing`);
    equal(this.linesOf(out), this.runs, `${out}: lines of runs, none twice`);
    const { status, stderr } = spawnSync(
      process.execPath,
      [this.program, 'experiment', this.lab, '--merge', join(this.folder, out)],
      { encoding: 'utf8' },
    );
    equal(status, 0, `${out}: --merge ${stderr}`);
    for (const name of ['results.csv', 'results.jsonl']) {
      const [own, single] = [out, 'single'].map((each) => readFileSync(join(this.folder, each, name)));
      equal(own?.equals(/** @type {Buffer} */ (single)), true, `${out}: ${name} has the bytes of one process`);
    }
    say(`${out}: ${this.runs} runs of ${basename(this.lab)} merged to the bytes of one process`);
  }
}

const ALL = Array.from({ length: SHARDS }, (_, index) => index + 1);

/** Submits shards as one job array, and waits for its end. @param {Trial} trial @param {Daemons} daemons @param {readonly number[]} shards */
function submit(trial, daemons, shards) {
  const script = join(trial.folder, 'experiment.sbatch');
  // What is lost is submitted again by hand here: of itself Slurm would start it anew on the node that is left.
  const lines = ['#!/bin/sh', '#SBATCH --no-requeue', `#SBATCH --output=${join(trial.folder, 'slurm-%a.txt')}`];
  const shard = trial.words('slurm', '--shard', `"$SLURM_ARRAY_TASK_ID/${SHARDS}"`);
  writeFileSync(script, [...lines, `exec ${[process.execPath, ...shard].join(' ')}`, ''].join('\n'));
  return ended(spawn('sbatch', ['-W', `--array=${shards.join(',')}`, script], { env: daemons.env, stdio: 'ignore' }));
}

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<number | null>} its status */
function ended(child) {
  return new Promise((resolve) => child.on('close', resolve));
}

/** A node dies in the middle. @param {Trial} trial @param {Daemons} daemons */
async function losingANode(trial, daemons) {
  const first = submit(trial, daemons, ALL);
  const begun = () => daemons.jobsOn('node2').find(({ task }) => trial.linesOf('slurm', task) >= 20);
  await until('node2 is in the middle of a shard', () => begun() !== undefined);
  const task = begun()?.task;
  daemons.killNode('node2');
  const kept = trial.linesOf('slurm', task);
  say(`slurm: node2 was killed in shard ${task}, of which ${kept} runs were over`);
  // Its status says nothing of a node that is lost (Slurm 22.05 gives 0): --missing does.
  await first;
  const missing = trial.missing('slurm');
  equal(missing.includes(Number(task)), true, 'the shard that was killed is missing');
  equal(trial.linesOf('slurm', task) >= kept, true, 'what it had run is there');
  say(`slurm: --missing names shards ${missing.join(', ')}; they are submitted again`);
  equal(await submit(trial, daemons, missing), 0, 'sbatch -W of the shards that were missing');
  trial.merge('slurm');
}

/** @param {Trial} trial @param {string} conf of ssh @param {string} [log] which shard ran where, as parallel keeps it */
function underParallel(trial, conf, log = join(trial.folder, 'joblog')) {
  const where = ['--ssh', `ssh -F ${conf}`, '-S', '2/one,2/two', '--wd', trial.folder];
  const options = ['--will-cite', ...where, '--retries', '3', '--joblog', log];
  const shard = [process.execPath, ...trial.words('parallel', '--shard', `{}/${SHARDS}`)];
  const env = { ...process.env, HOME: trial.folder };
  return ended(spawn('parallel', [...options, ...shard, ':::', ...ALL.map(String)], { env, stdio: 'ignore' }));
}

/** A host loses its shards in the middle; parallel starts them again. @param {Trial} trial @param {string} conf */
async function losingAHost(trial, conf) {
  const all = underParallel(trial, conf);
  // Who came in by the second address.
  const onTwo = () =>
    readdirSync('/proc').filter((pid) => {
      const words = commandOf(pid);
      const ours = words.includes(trial.program) && words[0] === process.execPath;
      return ours && environmentOf(pid)['SSH_CONNECTION']?.split(' ')[2] === '127.0.0.2';
    });
  await until(
    'the second host is in the middle of a shard',
    () => onTwo().length > 0 && trial.linesOf('parallel') >= 80,
  );
  const victims = onTwo();
  for (const pid of victims) killed(Number(pid));
  say(`parallel: ${victims.length} shards of the second host were killed; it starts them again`);
  equal(await all, 0, 'parallel');
  trial.merge('parallel');
}

/** @param {string} pid @returns {string[]} */
function commandOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

const why = whyNoCluster();
if (why) {
  say(`not run: ${why}`);
  process.exitCode = 1;
} else {
  const folder = mkdtempSync(join(tmpdir(), 'sawtooth-cluster-'));
  // The daemon of munge runs as its own user and must reach its folder.
  chmodSync(folder, 0o711);
  mkdirSync(join(folder, 'daemons'), { mode: 0o711 });
  const daemons = new Daemons(join(folder, 'daemons'));
  try {
    const program = await buildCli(join(folder, 'built'));
    const lab = join(folder, 'buffers.json');
    writeFileSync(lab, JSON.stringify(LAB));
    await daemons.startSlurm();
    const conf = await daemons.startSsh({ one: '127.0.0.1', two: '127.0.0.2' });
    for (const [name, runs] of Object.entries(OTHERS)) {
      const trial = new Trial(join(folder, name), program, join(root, 'tests/experiments/files', `${name}.json`), runs);
      equal(await submit(trial, daemons, ALL), 0, 'sbatch -W');
      trial.merge('slurm');
      equal(await underParallel(trial, conf), 0, 'parallel');
      trial.merge('parallel');
    }
    const thousand = new Trial(join(folder, 'thousand'), program, lab, 1000);
    await losingANode(thousand, daemons);
    await losingAHost(thousand, conf);
  } catch (error) {
    say(/** @type {Error} */ (error).message);
    process.exitCode = 1;
  } finally {
    await daemons.end();
    rmSync(folder, { recursive: true, force: true });
  }
}
