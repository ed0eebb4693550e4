import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { installedBrowser } from '../../../scripts/browser.ts';
import { takeHome } from '#preview/pictures/take-home.ts';
import { temporaryFolder } from '../../support/build/folders.ts';

const BROWSER = installedBrowser() ?? '';

test('is taken on a desktop and a phone, of the files in the folder alone', async () => {
  const heard: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    heard.push(request.url);
    response.end('x');
  }).on('upgrade', ({ url }, socket) => {
    heard.push(url);
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const elsewhere = [`127.0.0.1:${port}`, `localhost:${port}`, `taken.localhost:${port}`];
  const asks = elsewhere.map(
    (host) => `
      fetch('http://${host}/fetch', { mode: 'no-cors' }).catch(() => {});
      navigator.sendBeacon('http://${host}/beacon', 'x');
      new WebSocket('ws://${host}/socket');
      new Image().src = 'http://${host}/image';
      document.body.append(Object.assign(document.createElement('iframe'), { src: 'http://${host}/frame' }));
      fetch('/../secret.txt').then((answer) => answer.ok && document.body.style.setProperty('background', 'red'));`,
  );
  const site = temporaryFolder({
    'secret.txt': 'secret',
    'site/index.html': `<body style="margin:0;background:#00f"><script src="/a.js"></script><script>${asks.join('')} alert(1)</script>`,
    'site/a.js': 'document.body.style.background = "#0f0"',
  });
  const { desktop, phone } = await takeHome(`${site}/site`, BROWSER);
  for (const [picture, width, height] of [
    [desktop, 1440, 900],
    [phone, 390, 844],
  ] as const) {
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width, height });
    const { dominant } = await sharp(picture).stats();
    expect(dominant.g > 200 && dominant.r < 50).toBe(true);
  }
  expect(heard).toEqual([]);
});

test('is given up where the browser is none, or the page never ends', async () => {
  await expect(takeHome(temporaryFolder({ 'index.html': '' }), '/nowhere/browser')).rejects.toThrow('/nowhere/browser');
  const endless = temporaryFolder({ 'index.html': '<script>for (;;);</script>' });
  await expect(takeHome(endless, BROWSER, 4000)).rejects.toThrow('took no picture in time.');
});
