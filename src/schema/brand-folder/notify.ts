import { z } from 'zod';

/** The forms of a site, and the callbacks among the feedback, which can have addresses of their own. */
export const NOTIFY_FORMS = ['feedback', 'callback', 'catering', 'careers', 'media', 'franchise'] as const;
export type NotifyForm = (typeof NOTIFY_FORMS)[number];

const MAX_ADDRESSES = 20;
const MAX_ADDRESS = 254;
/** What mail programs agree on: no spaces, quotes or brackets before the @, and a name with a dot behind it. */
const EMAIL =
  /^[^\s@"(),:;<>[\\\]\p{Cc}\p{Cf}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]*$/u;
const EMAILS =
  'must be an e-mail address such as "events@saffronlane.example", or a list of them; an empty list tells nobody';
const WEBHOOKS =
  'must be a web address such as "https://crm.saffronlane.example/leads", or a list of them; an empty list tells nobody';

/** One text or a list of texts, as a list without repetitions. `complain`: what is wrong with one of them. */
function listOf(error: string, complain: (value: string) => string | undefined) {
  return z.union([z.string(), z.array(z.string())], { error }).transform((written, context) => {
    const values = [written].flat().map((value) => value.trim());
    if (values.length > MAX_ADDRESSES)
      context.addIssue({ code: 'custom', message: `has ${values.length} addresses; ${MAX_ADDRESSES} are the most` });
    for (const value of values) {
      const complaint = complain(value);
      if (complaint !== undefined) context.addIssue({ code: 'custom', message: complaint });
    }
    return [...new Map(values.map((value) => [value.toLowerCase(), value])).values()];
  });
}

const quote = (value: string): string => JSON.stringify(value.length > 80 ? `${value.slice(0, 80)}…` : value);

const emails = listOf(EMAILS, (value) =>
  EMAIL.test(value) && value.length <= MAX_ADDRESS
    ? undefined
    : `has ${quote(value)}, which is not an e-mail address; write it like "events@saffronlane.example"`,
);

const webhooks = listOf(WEBHOOKS, (value) => {
  const url = URL.canParse(value) && value.length <= 2000 ? new URL(value) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    return `has ${quote(value)}, which is not a web address; write it like "https://crm.saffronlane.example/leads"`;
  if (url.protocol === 'http:') return `has ${quote(value)}, which anybody on the way can read; write it with https://`;
  if (url.username !== '' || url.password !== '')
    return 'has an address with a password in it, which stands in logs; the receiver knows us by the signature';
  if (isPrivateHost(url.hostname))
    return `has ${quote(value)}, which leads into a private network; write an address that is reachable from outside, by its name`;
  return undefined;
});

/** A number in place of a name, or a name that only a network of one's own knows. */
function isPrivateHost(host: string): boolean {
  const name = host.replace(/\.$/, '');
  return (
    /^[\d.]+$|^\[/.test(name) ||
    !name.includes('.') ||
    /\.(?:local|localhost|internal|intranet|lan|home\.arpa)$/.test(name)
  );
}

const targets = {
  email: emails.optional().meta({
    description:
      'Who gets a mail: one address or a list. An empty list tells nobody, whatever is said less specifically.',
    examples: ['hello@saffronlane.example', ['hello@saffronlane.example', 'owner@saffronlane.example']],
  }),
  webhook: webhooks.optional().meta({
    description:
      'Which address gets a signed call (standardwebhooks.com, type `lead.created`): https, one or a list. The secret is LEADS_WEBHOOK_SECRET in the environment of who sends.',
    examples: ['https://crm.saffronlane.example/leads'],
  }),
};

const WORDS = { error: 'must be an object such as { "email": "hello@saffronlane.example" }' };

const forms = z
  .partialRecord(
    z.enum(NOTIFY_FORMS, { error: `knows the forms ${NOTIFY_FORMS.join(', ')}` }),
    z.strictObject(targets, WORDS),
    WORDS,
  )
  .optional()
  .meta({
    description:
      'Other addresses for one form. A callback is feedback, too, and goes where feedback goes unless it has its own.',
    examples: [{ catering: { email: 'events@saffronlane.example' } }],
  });

/** Whom a brand tells of what its forms send. Not published. */
export const notifySchema = z.strictObject(
  {
    ...targets,
    forms,
    locations: z
      .record(z.string(), z.strictObject({ ...targets, forms }, WORDS), WORDS)
      .optional()
      .meta({
        description:
          'Other addresses for one location, by its `restaurant_id` or by the last part of its page’s address.',
        examples: [{ 'queen-west': { email: 'queen-west@saffronlane.example' } }],
      }),
    confirmation: z
      .boolean({ error: 'must be true or false' })
      .optional()
      .meta({
        description: 'Whether a guest who left an address gets a mail with what was sent. Left out: yes.',
        examples: [false],
      }),
  },
  WORDS,
);

export type Notify = z.output<typeof notifySchema>;
export type NotifyTargets = Pick<Notify, 'email' | 'webhook'>;
