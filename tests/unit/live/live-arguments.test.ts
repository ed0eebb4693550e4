import { expect, test } from 'vitest';
import { parseLiveArguments } from '#live/live-arguments.ts';

const parse = (...args: string[]) => parseLiveArguments(['--to', 'dir:/srv/www', ...args]);

test('it listens on loopback, builds all brands, and polls where nobody tells', () => {
  expect(parse()).toMatchObject({ address: '127.0.0.1', port: 4190, slugs: [], to: 'dir:/srv/www' });
  expect(parse()).not.toHaveProperty('pollS');
  expect(parse('--poll', '0', '--listen', '::', '--port', '0')).toMatchObject({ pollS: 0, address: '::', port: 0 });
});

test('the queue is that of the command line, or of the environment', () => {
  const environment = { QUEUE_URL: 'postgres://a/b' };
  expect(parseLiveArguments(['--to', 'dir:/srv/www'], environment)).toMatchObject({ queue: 'postgres://a/b' });
  expect(parse('--queue', 'postgresql://c/d')).toMatchObject({ queue: 'postgresql://c/d' });
  expect(parse()).not.toHaveProperty('queue');
});

test.each([
  [['--poll', '1m'], '"1m" is no time. Write whole seconds up to 86400, or 0 for never.'],
  [['--listen', 'localhost'], '"localhost" is no address of this machine.'],
  [['--jobs', '0'], '"0" is no number of jobs.'],
  [['--queue', 'mysql://a:secret@b/c'], 'The queue is no address of a database.'],
  [['--queue', 'postgres://a/b', '--brand', 'rye'], 'With a queue every builder builds all brands.'],
  [['--to', 'ftp:x'], '"ftp:x" is no target.'],
])('%j is refused in one sentence', (args, message) => {
  expect(() => parse(...args)).toThrow(message);
});

test('without a target it can’t begin', () => {
  expect(() => parseLiveArguments([])).toThrow('builder needs a target, like --to s3://my-bucket/sites.');
});
