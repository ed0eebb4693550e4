import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { OWN_FOLDER } from '#deploy/site/safe-path.ts';
import { hostNeedsOf } from '#builder/site-files/headers.ts';
import { hostFiles } from '#builder/site-files/host-files.ts';
import { temporaryFolder } from '../support/build/folders.ts';
import { makeSite } from '../support/build/site.ts';
import { textOf } from '../support/project.ts';

/** `!Ref Bucket` as `{ Ref: 'Bucket' }`, and `!If [A, b, c]` as `{ If: ['A', 'b', 'c'] }`. */
const FUNCTIONS = ['Ref', 'Sub', 'GetAtt', 'If', 'Not', 'Equals'];
const customTags = FUNCTIONS.flatMap((name) => [
  { tag: `!${name}`, resolve: (text: string) => ({ [name]: text }) },
  {
    tag: `!${name}`,
    collection: 'seq' as const,
    resolve: (value: unknown) => ({ [name]: (value as { toJSON: () => unknown }).toJSON() }),
  },
]);

interface Resource {
  Type: string;
  Condition?: string;
  Properties: Record<string, unknown>;
}
interface Template {
  Parameters: Record<string, { Default?: string }>;
  Conditions: Record<string, unknown>;
  Resources: Record<string, Resource>;
  Outputs: Record<string, unknown>;
}
const text = textOf('docs/hosting/cloudfront.yaml');
const template = parse(text, { customTags }) as Template;
const { Parameters, Conditions, Resources } = template;
const file = hostFiles('s3', hostNeedsOf(makeSite(), { scripts: [], styles: [], frames: [], hasActiveCode: false }))
  .files[0]?.bytes as string;
const { responseHeadersPolicy } = JSON.parse(file) as {
  responseHeadersPolicy: { SecurityHeadersConfig: { ContentSecurityPolicy: { ContentSecurityPolicy: string } } };
};

describe('the template for CloudFront', () => {
  test('names only what it has', () => {
    const known = [...Object.keys(Parameters), ...Object.keys(Resources)];
    const named = valuesOf(template, 'Ref', 'GetAtt', 'Sub').flatMap((value) =>
      value.includes('$')
        ? [...value.matchAll(/\$\{([^}]*)\}/g)].map(([, name = '']) => name)
        : [value.split('.')[0] ?? ''],
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !known.includes(name) && !name.startsWith('AWS::'))).toEqual([]);
    expect(Object.keys(Parameters).filter((name) => !named.includes(name))).toEqual([]);
    const asked = [
      ...valuesOf(template, 'If'),
      ...Object.values(Resources).flatMap(({ Condition: condition }) => condition ?? []),
    ];
    expect(asked.toSorted()).toEqual(['HasDomains', 'HasDomains', 'HasPrefix', 'MakesBucket', 'MakesBucket']);
    expect(asked.filter((name) => !(name in Conditions))).toEqual([]);
  });

  test('sends the headers that a build asks for', () => {
    const { ResponseHeadersPolicyConfig: written } = propertiesOf('Headers') as {
      ResponseHeadersPolicyConfig: object;
    };
    const asked = structuredClone(responseHeadersPolicy);
    const policy = { Override: true, ContentSecurityPolicy: { Ref: 'ContentSecurityPolicy' } };
    expect(written).toEqual({
      ...asked,
      Name: { Ref: 'AWS::StackName' },
      SecurityHeadersConfig: { ...asked.SecurityHeadersConfig, ContentSecurityPolicy: policy },
    });
  });

  test('shows nobody the notes of a publish', () => {
    const { PolicyDocument } = propertiesOf('BucketPolicy') as { PolicyDocument: { Statement: object[] } };
    const denied = PolicyDocument.Statement.filter((statement) => 'Effect' in statement && statement.Effect === 'Deny');
    expect(JSON.stringify(denied)).toContain(`BucketName}/*${OWN_FOLDER}/*`);
  });

  describe('its function', () => {
    const { FunctionCode } = propertiesOf('Folders') as { FunctionCode: string };
    const handler = new Function(`${FunctionCode}; return handler;`)() as (event: object) => {
      uri?: string;
      statusCode?: number;
      headers?: { location: { value: string } };
    };
    const answer = (uri: string, query?: string) => handler({ request: { uri, rawQueryString: () => query } });

    test.each([
      ['/', '/index.html'],
      ['/menu/', '/menu/index.html'],
      ['/x.css', '/x.css'],
      ['/_astro/page.a1b2.js', '/_astro/page.a1b2.js'],
      ['/.well-known/apple-app-site-association', '/.well-known/apple-app-site-association'],
      ['/.well-known/security.txt', '/.well-known/security.txt'],
    ])('answers %s with %s', (uri, key) => {
      expect(answer(uri, 'a=1').uri).toBe(key);
    });

    test.each([
      ['/menu', undefined, '/menu/'],
      ['/menu', '', '/menu/'],
      ['/locations/mile.end/menu', 'q=pi%20a&near', '/locations/mile.end/menu/?q=pi%20a&near'],
      ['//evil', undefined, '/evil/'],
      ['/\\evil', undefined, '/evil/'],
    ])('leads from %s with the query %j to %s', (uri, query, location) => {
      expect(answer(uri, query)).toMatchObject({ statusCode: 301, headers: { location: { value: location } } });
    });
  });
});

describe('docs/publishing.md', () => {
  const page = textOf('docs/publishing.md');

  test('gives the template its parameters', () => {
    const [, command = ''] = /^aws cloudformation deploy ([^`]*?)^npm /ms.exec(page) ?? [];
    const given = [...command.matchAll(/(?<=[\s"])([A-Z]\w+)=/g)].map(([, name = '']) => name);
    expect(given.filter((name) => !(name in Parameters))).toEqual([]);
    const required = Object.keys(Parameters).filter((name) => Parameters[name]?.Default === undefined);
    expect(required.filter((name) => !given.includes(name))).toEqual([]);
  });

  test('takes the policy from the file that the build wrote', () => {
    const [, command = ''] = /^csp=\$\((node -p "[^"]*")\)$/m.exec(page) ?? [];
    const folder = temporaryFolder({ 'dist/nonna-pia/_s3.json': file });
    const csp = execFileSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' }).trim();
    expect(csp).toBe(responseHeadersPolicy.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy);
  });
});

function propertiesOf(name: string): Record<string, unknown> {
  const resource = Resources[name];
  if (resource === undefined) throw new Error(`The template has no ${name}.`);
  return resource.Properties;
}

/** What these functions are given, wherever they stand; of `If` the condition. */
function valuesOf(value: unknown, ...functions: string[]): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const own = functions.includes(key) ? [Array.isArray(inner) ? String(inner[0]) : String(inner)] : [];
    return [...own, ...valuesOf(inner, ...functions)];
  });
}
