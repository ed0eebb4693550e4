import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openSheetServer } from '../../../../src/preview/pictures/sheet-server.ts';
import { ask } from '../../../support/backend/http.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';

async function open() {
  const folder = temporaryFolder({ 'site/index.html': '<h1>Home</h1>', 'secret.txt': 'secret' });
  const server = await openSheetServer(`${folder}/site`);
  onTestFinished(server.close);
  return { ...server, port: Number(server.proxy.split(':')[1]) };
}

test('a browser gets the sheet and the site, and the sheet is loaded when the site is at rest', async () => {
  const { port, address } = await open();
  const host = 'taken.localhost';
  const sheet = await ask(port, address, { host });
  expect(sheet.text.match(/<iframe src="\/"/g)).toHaveLength(2);
  expect((await ask(port, 'http://taken.localhost/', { host })).text).toBe('<h1>Home</h1>');
  expect((await ask(port, 'http://taken.localhost/_rest', { host })).status).toBe(204);
});

test.each([
  ['http://127.0.0.1:5432/', '127.0.0.1:5432'],
  ['http://localhost:4173/rest/v1/restaurant_feedback', 'localhost:4173'],
  ['http://fonts.example/a.css', 'fonts.example'],
  ['http://taken.localhost:4173/', 'taken.localhost:4173'],
])('it gets nothing of %s', async (address, host) => {
  const { port } = await open();
  expect(await ask(port, address, { host })).toMatchObject({ status: 502, text: '' });
});

test('it gets no file beside the site, and no tunnel to anywhere', async () => {
  const { port } = await open();
  expect((await ask(port, 'http://taken.localhost/../secret.txt', { host: 'taken.localhost' })).status).toBe(404);
  const answered = await new Promise<string>((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('CONNECT fonts.example:443 HTTP/1.1\r\nHost: a\r\n\r\n'),
    );
    socket.on('data', (bytes) => (text += bytes)).on('error', () => resolve(text));
    socket.on('close', () => resolve(text));
  });
  expect(answered).not.toContain(' 200 ');
});
