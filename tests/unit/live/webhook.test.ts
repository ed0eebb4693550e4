import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { makeWebhookReader } from '#live/webhook.ts';
import { fc } from '../../support/random.ts';

const secretOf = (text: string) => `whsec_${Buffer.from(text.padEnd(32, '.')).toString('base64')}`;
const SECRET = secretOf('one');
const read = makeWebhookReader(SECRET);
const BODY = JSON.stringify({ type: 'configuration.changed', data: { brand_id: 'rye' } });

function signed(body: string, { secret = SECRET, sentAt = new Date() } = {}): Record<string, string> {
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign('msg_1', sentAt, body),
  };
}

test('a signed webhook names a brand, however often it is sent', () => {
  expect([read(BODY, signed(BODY)), read(BODY, signed(BODY))]).toEqual([{ brandId: 'rye' }, { brandId: 'rye' }]);
});

test('while a secret is replaced, a sender signs with both', () => {
  const [one, other] = [signed(BODY, { secret: secretOf('two') }), signed(BODY)];
  const both = { ...other, 'webhook-signature': `${one['webhook-signature']} ${other['webhook-signature']}` };
  expect(read(BODY, both)).toEqual({ brandId: 'rye' });
});

test.each([
  ['with another secret', BODY, signed(BODY, { secret: secretOf('two') })],
  ['for another body', BODY.replace('rye', 'kumo'), signed(BODY)],
  ['six minutes ago', BODY, signed(BODY, { sentAt: new Date(Date.now() - 360_000) })],
  ['in six minutes', BODY, signed(BODY, { sentAt: new Date(Date.now() + 360_000) })],
  ['with another id', BODY, { ...signed(BODY), 'webhook-id': 'msg_2' }],
  ['with half a signature', BODY, { ...signed(BODY), 'webhook-signature': 'v1' }],
  ['never', BODY, {}],
])('what was signed %s is refused', (_, body, headers) => {
  expect(read(body, headers)).toMatchObject({ status: 401 });
});

test.each([
  '',
  'null',
  '{',
  '[]',
  '{"type":"configuration.changed"}',
  BODY.replace('"rye"', '7'),
  BODY.replace('changed', 'lost'),
])('what is signed and no change of a configuration is a mistake of the sender: %j', (body) =>
  expect(read(body, signed(body))).toMatchObject({ status: 400 }),
);

test('whatever comes is answered', () => {
  const headers = fc.dictionary(
    fc.constantFrom('webhook-id', 'webhook-timestamp', 'webhook-signature'),
    fc.oneof(fc.string(), fc.constant(String(Math.floor(Date.now() / 1000)))),
  );
  fc.assert(fc.property(fc.string(), headers, (body, given) => 'status' in read(body, given)));
});

test.each(['', 'whsec_', 'whsec_short', 'whsec_%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%'])('%j is no secret', (secret) => {
  expect(() => makeWebhookReader(secret)).toThrow('CHANGES_WEBHOOK_SECRET must be');
});
