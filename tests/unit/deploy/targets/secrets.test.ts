import { expect, test } from 'vitest';
import { checkSecrets, redactSecrets } from '#deploy/targets/secrets.ts';
import { readTarget } from '#deploy/targets/target.ts';

const check = (target: string, environment: Record<string, string>) => () =>
  checkSecrets(readTarget(target), environment);

test.each([
  ['s3://sites', 'AWS_SECRET_ACCESS_KEY'],
  ['s3://sites', 'AWS_SESSION_TOKEN'],
  ['cloudflare:site', 'CLOUDFLARE_API_TOKEN'],
  ['netlify:site', 'NETLIFY_AUTH_TOKEN'],
])('%s is not sent a %s that is too short to be one', (target, name) => {
  for (const secret of ['a', 'is', ' nfp_abc ']) {
    expect(check(target, { [name]: secret })).toThrow(
      `${name} has fewer than 8 characters, so it is not a whole one. Write the one that the host gave you.`,
    );
  }
  for (const secret of ['', ' ', 'nfp_hush']) expect(check(target, { [name]: secret })).not.toThrow();
  const others = ['s3://sites', 'cloudflare:site', 'netlify:site'].filter((other) => other !== target);
  for (const other of [...others, 'dir:/srv']) expect(check(other, { [name]: 'a' })).not.toThrow();
});

test('one that is no secret leaves what is printed as it is', () => {
  const environment = { NETLIFY_AUTH_TOKEN: 'a', AWS_SECRET_ACCESS_KEY: 'is', AWS_SESSION_TOKEN: ' ' };
  const text = 'Netlify says that a site is not there.';
  expect(redactSecrets(text, environment)).toBe(text);
});

test('a secret is in no output, wherever it stands', () => {
  const environment = { NETLIFY_AUTH_TOKEN: ' nfp_hush\n', AWS_SECRET_ACCESS_KEY: 'hush/secret+key' };
  expect(redactSecrets('nfp_hush xnfp_hushx (hush/secret+key) eyJhbGci.eyJzdWIi.c2ln', environment)).toBe(
    '*** x***x (***) ***',
  );
});
