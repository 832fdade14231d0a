/** How a page talks with a Sawtooth embed: what it may ask, and what it is told. */
'use strict';

const frame = document.getElementById('run');
const told = document.getElementById('told');

for (const button of document.querySelectorAll('button[data-do]')) {
  button.addEventListener('click', () => {
    const { do: what, time } = button.dataset;
    const message = { type: 'sawtooth', do: what };
    if (time !== undefined) message.time = Number(time);
    // Where the embed comes from another site, name that site in place of this page's own.
    frame.contentWindow.postMessage(message, location.origin);
  });
}

addEventListener('message', ({ source, data }) => {
  // Any window may send anything: only the frame counts, and only what is as it should be.
  if (source !== frame.contentWindow || data?.type !== 'sawtooth') return;
  const { now, playing, finished, height } = data;
  if (![now, height].every(Number.isFinite)) return;
  frame.height = String(Math.min(2000, Math.max(240, height)));
  told.textContent = `${now.toFixed(1)} s; ${finished ? 'at its end' : playing ? 'playing' : 'at rest'}; wants to be ${height} px high.`;
});
