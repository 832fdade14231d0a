/**
 * Slurm and an SSH server on this machine alone, for tests/tools/cluster.mjs: all in one folder, on ports that are free, on
 * loopback, every daemon a child of this process. No service of the system is touched.
 */
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { hostname, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Programs and the Debian packages that have them. */
const PROGRAMS = {
  munged: 'munge',
  slurmctld: 'slurm-wlm',
  slurmd: 'slurm-wlm',
  sbatch: 'slurm-wlm',
  parallel: 'parallel',
  sshd: 'openssh-server',
  'ssh-keygen': 'openssh-client',
};
const FOLDERS = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin'];
/** Where sshd wants an empty folder. */
const SSHD_FOLDER = '/run/sshd';

/** @param {string} program */
const pathOf = (program) => FOLDERS.map((folder) => join(folder, program)).find((path) => existsSync(path));

/** Why none of it can be run here; null if it can. */
export function whyNoCluster() {
  if (process.platform !== 'linux') return 'it needs Linux';
  const packages = Object.entries(PROGRAMS).flatMap(([program, name]) => (pathOf(program) ? [] : [name]));
  if (packages.length > 0) return `it needs the packages ${[...new Set(packages)].join(', ')}`;
  return userInfo().uid === 0 ? null : 'it needs root, as the daemons of Slurm do';
}

/** @returns {Promise<number>} a port of loopback that nobody listens on */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/** @param {string} what @param {() => boolean} holds @param {number} [seconds] */
export async function until(what, holds, seconds = 120) {
  for (let tries = 0; !holds(); tries += 1) {
    if (tries > 5 * seconds) throw new Error(`${what}: not within ${seconds} s`);
    await wait(200);
  }
}

/** Daemons that are ended in the order opposite to that in which they were started, each by its process. */
export class Daemons {
  /** @param {string} folder for all that they keep */
  constructor(folder) {
    this.folder = folder;
    this.conf = join(folder, 'slurm.conf');
    this.env = { ...process.env, SLURM_CONF: this.conf };
    /** @type {Map<string, import('node:child_process').ChildProcess>} */
    this.running = new Map();
    this.madeSshdFolder = false;
  }

  /** @param {string} name @param {string} program @param {string[]} args @param {{ uid?: number, gid?: number }} [as] */
  start(name, program, args, as = {}) {
    const child = spawn(/** @type {string} */ (pathOf(program)), args, {
      env: this.env,
      stdio: 'ignore',
      cwd: '/',
      ...as,
    });
    this.running.set(name, child);
    return child;
  }

  /** Slurm with two nodes of two processors each, which are both this machine. @param {number} nodes */
  async startSlurm(nodes = 2) {
    const { folder } = this;
    const idOf = (/** @type {string} */ flag) => Number(spawnSync('id', [flag, 'munge'], { encoding: 'utf8' }).stdout);
    const munge = { uid: idOf('-u'), gid: idOf('-g') };
    const own = join(folder, 'munge');
    mkdirSync(own, { mode: 0o755 });
    writeFileSync(join(own, 'key'), randomBytes(128), { mode: 0o400 });
    for (const path of [own, join(own, 'key')]) chownSync(path, munge.uid, munge.gid);
    const files = { socket: 'socket', 'key-file': 'key', 'log-file': 'log', 'pid-file': 'pid', 'seed-file': 'seed' };
    const options = Object.entries(files).map(([option, name]) => `--${option}=${join(own, name)}`);
    this.start('munged', 'munged', ['--foreground', ...options], munge);
    await until('munged', () => existsSync(join(own, 'socket')));
    const ports = [await freePort(), ...(await Promise.all(Array.from({ length: nodes }, freePort)))];
    const host = hostname().split('.')[0];
    const lines = [
      'ClusterName=sawtooth',
      `SlurmctldHost=${host}(127.0.0.1)`,
      `SlurmctldPort=${ports[0]}`,
      'SlurmUser=root',
      'AuthType=auth/munge',
      // By themselves the daemons listen on every address of the machine.
      'CommunicationParameters=NoCtldInAddrAny,NoInAddrAny',
      `AuthInfo=socket=${join(own, 'socket')}`,
      `StateSaveLocation=${join(folder, 'state')}`,
      `SlurmdSpoolDir=${join(folder, 'spool-%n')}`,
      `SlurmctldPidFile=${join(folder, 'slurmctld.pid')}`,
      `SlurmdPidFile=${join(folder, 'slurmd-%n.pid')}`,
      `SlurmctldLogFile=${join(folder, 'slurmctld.log')}`,
      `SlurmdLogFile=${join(folder, 'slurmd-%n.log')}`,
      'ProctrackType=proctrack/linuxproc',
      'TaskPlugin=task/none',
      'SelectType=select/cons_tres',
      'SelectTypeParameters=CR_Core',
      'SlurmdTimeout=10',
      'SlurmdParameters=config_overrides',
      ...ports
        .slice(1)
        .map((port, at) => `NodeName=node${at + 1} NodeHostname=${host} NodeAddr=127.0.0.1 Port=${port} CPUs=2`),
      'PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP',
    ];
    writeFileSync(this.conf, `${lines.join('\n')}\n`);
    mkdirSync(join(folder, 'state'));
    this.start('slurmctld', 'slurmctld', ['-D']);
    for (let node = 1; node <= nodes; node += 1) {
      mkdirSync(join(folder, `spool-node${node}`));
      this.start(`node${node}`, 'slurmd', ['-D', '-N', `node${node}`]);
    }
    await until(
      'the nodes of Slurm',
      () => this.ask('sinfo', '-h', '-N', '-o', '%T').split('idle').length === nodes + 1,
    );
  }

  /** What a command of Slurm prints. @param {string} program @param {string[]} args */
  ask(program, ...args) {
    return spawnSync(program, args, { env: this.env, encoding: 'utf8' }).stdout;
  }

  /**
   * The processes that Slurm has started on a node, or on all.
   * @param {string} [node]
   */
  jobsOn(node) {
    return readdirSync('/proc').flatMap((name) => {
      const found = environmentOf(name);
      const ours = found['SLURM_CONF'] === this.conf && found['SLURM_JOB_ID'] !== undefined;
      if (!ours || (node !== undefined && found['SLURMD_NODENAME'] !== node)) return [];
      return [{ pid: Number(name), task: Number(found['SLURM_ARRAY_TASK_ID']) }];
    });
  }

  /** As when its power fails: the daemon, what oversees its jobs, and the jobs, at once. @param {string} node */
  killNode(node) {
    this.running.get(node)?.kill('SIGKILL');
    for (const { pid } of this.jobsOn(node)) {
      const parent = parentOf(pid);
      if (parent?.name === 'slurmstepd') killed(parent.pid);
      killed(pid);
    }
  }

  /**
   * An SSH server that two addresses of loopback reach, so that they are two hosts to who comes by it.
   * @param {Record<string, string>} hosts their names and addresses
   * @returns {Promise<string>} the configuration with which `ssh` finds them
   */
  async startSsh(hosts) {
    const { folder } = this;
    const port = await freePort();
    const [hostKey, key] = ['host-key', 'key'].map((name) => join(folder, name));
    for (const file of [hostKey, key]) spawnSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', String(file)]);
    writeFileSync(join(folder, 'authorized'), readFileSync(`${key}.pub`));
    const server = [
      `Port ${port}`,
      ...Object.values(hosts).map((address) => `ListenAddress ${address}`),
      `HostKey ${hostKey}`,
      `AuthorizedKeysFile ${join(folder, 'authorized')}`,
      ...['StrictModes no', 'UsePAM no', 'PermitRootLogin prohibit-password', 'PasswordAuthentication no'],
      ...['KbdInteractiveAuthentication no', 'PidFile none', 'MaxStartups 100', 'MaxSessions 100'],
    ];
    writeFileSync(join(folder, 'sshd.conf'), `${server.join('\n')}\n`);
    this.madeSshdFolder = !existsSync(SSHD_FOLDER);
    if (this.madeSshdFolder) mkdirSync(SSHD_FOLDER, { mode: 0o755 });
    this.start('sshd', 'sshd', ['-D', '-f', join(folder, 'sshd.conf')]);
    const client = Object.entries(hosts).map(
      ([name, address]) => `Host ${name}\n  HostName ${address}\n  Port ${port}\n  IdentityFile ${key}\n`,
    );
    const all = `Host *\n  User root\n  StrictHostKeyChecking no\n  UserKnownHostsFile ${join(folder, 'known')}\n  LogLevel ERROR\n`;
    const conf = join(folder, 'ssh.conf');
    writeFileSync(conf, client.join('') + all);
    chmodSync(conf, 0o600);
    const [first] = Object.keys(hosts);
    await until('sshd', () => spawnSync('ssh', ['-F', conf, String(first), 'true']).status === 0);
    return conf;
  }

  /** Ends all that was started. */
  async end() {
    for (const { pid } of this.jobsOn()) killed(pid);
    for (const child of [...this.running.values()].toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await ended;
      clearTimeout(late);
    }
    if (this.madeSshdFolder) rmdirSync(SSHD_FOLDER);
  }
}

/** @param {number} pid */
export function killed(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** Of a process that is gone, or of another user, there is nothing. @param {string} pid @returns {Record<string, string>} */
export function environmentOf(pid) {
  try {
    const pairs = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
    return Object.fromEntries(pairs.map((pair) => [pair.split('=', 1)[0], pair.slice(pair.indexOf('=') + 1)]));
  } catch {
    return {};
  }
}

/** @param {number} pid */
function parentOf(pid) {
  try {
    const parent = Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
    return { pid: parent, name: readFileSync(`/proc/${parent}/comm`, 'utf8').trim() };
  } catch {
    return null;
  }
}
