import { describe, expect, test } from 'vitest';
import { hostNeedsOf } from '../../../../../src/domain/site-files/headers.ts';
import { hostFiles } from '../../../../../src/domain/site-files/host-files.ts';
import type { HostNeeds } from '../../../../../src/domain/site-files/hosts/host.ts';
import { HOSTS } from '../../../../../src/model/brand.ts';
import { makeSite } from '../../../../support/build/site.ts';

const NEEDS = hostNeedsOf(makeSite(), { scripts: ['sha256-b25l'], styles: [], frames: [], hasActiveCode: false });

function textOf(host: (typeof HOSTS)[number], needs: HostNeeds = NEEDS): string {
  const { files } = hostFiles(host, needs);
  return files.map(({ path, bytes }) => `# ${path}\n${bytes}`).join('\n');
}

const withRule = (pattern: string, name: string, value: string): HostNeeds => ({
  rules: [
    { pattern: '/*', headers: [{ name: 'X-Content-Type-Options', value: 'nosniff' }] },
    { pattern, headers: [{ name, value }] },
  ],
  notFound: '/404.html',
});

describe('what each host reads', () => {
  test('netlify', () => {
    expect(textOf('netlify')).toMatchInlineSnapshot(`
      "# _headers
      /*
        X-Content-Type-Options: nosniff
        Referrer-Policy: strict-origin-when-cross-origin
        Content-Security-Policy: default-src 'self'; script-src 'self' 'sha256-b25l'; style-src 'self' 'unsafe-inline'; style-src-elem 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; form-action 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'

      /_astro/*
        Cache-Control: public, max-age=31536000, immutable

      /_pictures/*
        Cache-Control: public, max-age=31536000, immutable

      /_brand/*
        Cache-Control: public, max-age=31536000, immutable

      /_data/*
        Cache-Control: public, max-age=31536000, immutable

      /
        Cache-Control: public, max-age=0, must-revalidate

      /menu/*
        Cache-Control: public, max-age=0, must-revalidate

      /locations/*
        Cache-Control: public, max-age=0, must-revalidate

      /catering/*
        Cache-Control: public, max-age=0, must-revalidate

      /offers/*
        Cache-Control: public, max-age=0, must-revalidate

      /careers/*
        Cache-Control: public, max-age=0, must-revalidate

      /contact/*
        Cache-Control: public, max-age=0, must-revalidate

      /media-inquiries/*
        Cache-Control: public, max-age=0, must-revalidate

      /terms-and-conditions/*
        Cache-Control: public, max-age=0, must-revalidate

      /privacy-policy/*
        Cache-Control: public, max-age=0, must-revalidate

      /accessibility-statement/*
        Cache-Control: public, max-age=0, must-revalidate

      /feedback/*
        Cache-Control: public, max-age=0, must-revalidate

      /404.html
        Cache-Control: public, max-age=0, must-revalidate
      "
    `);
  });

  test('cloudflare reads the same where it has no limits', () => {
    expect(textOf('cloudflare')).toBe(textOf('netlify'));
  });

  test('s3', () => {
    expect(textOf('s3')).toMatchInlineSnapshot(`
      "# _s3.json
      {
        "indexDocument": "index.html",
        "errorDocument": "404.html",
        "metadata": {
          "/_astro/*": {
            "Cache-Control": "public, max-age=31536000, immutable"
          },
          "/_pictures/*": {
            "Cache-Control": "public, max-age=31536000, immutable"
          },
          "/_brand/*": {
            "Cache-Control": "public, max-age=31536000, immutable"
          },
          "/_data/*": {
            "Cache-Control": "public, max-age=31536000, immutable"
          },
          "/index.html": {
            "Cache-Control": "public, max-age=0, must-revalidate"
          },
          "/menu/*": {
            "Cache-Control": "public, max-age=0, must-revalidate"
          },
          "/locations/*": {
            "Cache-Control": "public, max-age=0, must-revalidate"
          },
          "/catering/*": {
            "Cache-Control": "public, max-age=0, must-revalidate"
          },
          "/offers/*": {
            "Cache-Control": "public, max-age=0, must-revalidate"
          },
          "/careers/*": {
            "Cache-Control": "public, max-age=0, must-revalidate"
          },
          "/contact/*": {
            "Cache-Control": "public, max-age=0, must-revalidate"
          },
          "/media-inquiries/*": {
            "Cache-Control": "public, max-age=0, must-revalidate"
          },
          "/terms-and-conditions/*": {
            "Cache-Control": "public, max-age=0, must-revalidate"
          },
          "/privacy-policy/*": {
            "Cache-Control": "public, max-age=0, must-revalidate"
          },
          "/accessibility-statement/*": {
            "Cache-Control": "public, max-age=0, must-revalidate"
          },
          "/feedback/*": {
            "Cache-Control": "public, max-age=0, must-revalidate"
          },
          "/404.html": {
            "Cache-Control": "public, max-age=0, must-revalidate"
          },
          "*.html": {
            "Content-Type": "text/html; charset=utf-8"
          },
          "*.css": {
            "Content-Type": "text/css; charset=utf-8"
          },
          "*.js": {
            "Content-Type": "text/javascript; charset=utf-8"
          },
          "*.mjs": {
            "Content-Type": "text/javascript; charset=utf-8"
          },
          "*.txt": {
            "Content-Type": "text/plain; charset=utf-8"
          },
          "*.json": {
            "Content-Type": "application/json; charset=utf-8"
          },
          "*.webmanifest": {
            "Content-Type": "application/manifest+json; charset=utf-8"
          },
          "*.xml": {
            "Content-Type": "application/xml; charset=utf-8"
          },
          "*.svg": {
            "Content-Type": "image/svg+xml; charset=utf-8"
          },
          "*.png": {
            "Content-Type": "image/png"
          },
          "*.jpg": {
            "Content-Type": "image/jpeg"
          },
          "*.jpeg": {
            "Content-Type": "image/jpeg"
          },
          "*.webp": {
            "Content-Type": "image/webp"
          },
          "*.avif": {
            "Content-Type": "image/avif"
          },
          "*.gif": {
            "Content-Type": "image/gif"
          },
          "*.ico": {
            "Content-Type": "image/x-icon"
          },
          "*.woff2": {
            "Content-Type": "font/woff2"
          },
          "*.woff": {
            "Content-Type": "font/woff"
          },
          "*.pdf": {
            "Content-Type": "application/pdf"
          },
          "*.mp4": {
            "Content-Type": "video/mp4"
          },
          "*.webm": {
            "Content-Type": "video/webm"
          }
        },
        "responseHeadersPolicy": {
          "SecurityHeadersConfig": {
            "ContentTypeOptions": {
              "Override": true
            },
            "ReferrerPolicy": {
              "Override": true,
              "ReferrerPolicy": "strict-origin-when-cross-origin"
            },
            "ContentSecurityPolicy": {
              "Override": true,
              "ContentSecurityPolicy": "default-src 'self'; script-src 'self' 'sha256-b25l'; style-src 'self' 'unsafe-inline'; style-src-elem 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; form-action 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'"
            }
          }
        }
      }
      "
    `);
  });

  test('nginx', () => {
    expect(textOf('nginx')).toMatchInlineSnapshot(`
      "# _nginx.conf
      # Include this in the server block that has the folder of the site as its root.
      location = /_nginx.conf { return 404; }
      location ^~ /.front-of-house/ { return 404; }

      error_page 404 "/404.html";

      location ^~ "/_astro/" {
        add_header X-Content-Type-Options "nosniff" always;
        add_header Referrer-Policy "strict-origin-when-cross-origin" always;
        add_header Content-Security-Policy "default-src 'self'; script-src 'self' 'sha256-b25l'; style-src 'self' 'unsafe-inline'; style-src-elem 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; form-action 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'" always;
        add_header Cache-Control "public, max-age=31536000, immutable" always;
      }

      location ^~ "/_pictures/" {
        add_header X-Content-Type-Options "nosniff" always;
        add_header Referrer-Policy "strict-origin-when-cross-origin" always;
        add_header Content-Security-Policy "default-src 'self'; script-src 'self' 'sha256-b25l'; style-src 'self' 'unsafe-inline'; style-src-elem 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; form-action 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'" always;
        add_header Cache-Control "public, max-age=31536000, immutable" always;
      }

      location ^~ "/_brand/" {
        add_header X-Content-Type-Options "nosniff" always;
        add_header Referrer-Policy "strict-origin-when-cross-origin" always;
        add_header Content-Security-Policy "default-src 'self'; script-src 'self' 'sha256-b25l'; style-src 'self' 'unsafe-inline'; style-src-elem 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; form-action 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'" always;
        add_header Cache-Control "public, max-age=31536000, immutable" always;
      }

      location ^~ "/_data/" {
        add_header X-Content-Type-Options "nosniff" always;
        add_header Referrer-Policy "strict-origin-when-cross-origin" always;
        add_header Content-Security-Policy "default-src 'self'; script-src 'self' 'sha256-b25l'; style-src 'self' 'unsafe-inline'; style-src-elem 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; form-action 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'" always;
        add_header Cache-Control "public, max-age=31536000, immutable" always;
      }

      location = "/" {
        try_files "/index.html" =404;
        add_header X-Content-Type-Options "nosniff" always;
        add_header Referrer-Policy "strict-origin-when-cross-origin" always;
        add_header Content-Security-Policy "default-src 'self'; script-src 'self' 'sha256-b25l'; style-src 'self' 'unsafe-inline'; style-src-elem 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; form-action 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'" always;
        add_header Cache-Control "public, max-age=0, must-revalidate" always;
      }

      location ^~ "/menu/" {
        add_header X-Content-Type-Options "nosniff" always;
        add_header Referrer-Policy "strict-origin-when-cross-origin" always;
        add_header Content-Security-Policy "default-src 'self'; script-src 'self' 'sha256-b25l'; style-src 'self' 'unsafe-inline'; style-src-elem 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; form-action 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'" always;
        add_header Cache-Control "public, max-age=0, must-revalidate" always;
      }

      location ^~ "/locations/" {
        add_header X-Content-Type-Options "nosniff" always;
        add_header Referrer-Policy "strict-origin-when-cross-origin" always;
        add_header Content-Security-Policy "default-src 'self'; script-src 'self' 'sha256-b25l'; style-src 'self' 'unsafe-inline'; style-src-elem 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; form-action 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'" always;
        add_header Cache-Control "public, max-age=0, must-revalidate" always;
      }

      location ^~ "/catering/" {
        add_header X-Content-Type-Options "nosniff" always;
        add_header Referrer-Policy "strict-origin-when-cross-origin" always;
        add_header Content-Security-Policy "default-src 'self'; script-src 'self' 'sha256-b25l'; style-src 'self' 'unsafe-inline'; style-src-elem 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; form-action 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'" always;
        add_header Cache-Control "public, max-age=0, must-revalidate" always;
      }

      location ^~ "/offers/" {
        add_header X-Content-Type-Options "nosniff" always;
        add_header Referrer-Policy "strict-origin-when-cross-origin" always;
        add_header Content-Security-Policy "default-src 'self'; script-src 'self' 'sha256-b25l'; style-src 'self' 'unsafe-inline'; style-src-elem 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; form-action 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'" always;
        add_header Cache-Control "public, max-age=0, must-revalidate" always;
      }

      location ^~ "/careers/" {
        add_header X-Content-Type-Options "nosniff" always;
        add_header Referrer-Policy "strict-origin-when-cross-origin" always;
        add_header Content-Security-Policy "default-src 'self'; script-src 'self' 'sha256-b25l'; style-src 'self' 'unsafe-inline'; style-src-elem 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; form-action 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'" always;
        add_header Cache-Control "public, max-age=0, must-revalidate" always;
      }

      location ^~ "/contact/" {
        add_header X-Content-Type-Options "nosniff" always;
        add_header Referrer-Policy "strict-origin-when-cross-origin" always;
        add_header Content-Security-Policy "default-src 'self'; script-src 'self' 'sha256-b25l'; style-src 'self' 'unsafe-inline'; style-src-elem 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; form-action 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'" always;
        add_header Cache-Control "public, max-age=0, must-revalidate" always;
      }

      location ^~ "/media-inquiries/" {
        add_header X-Content-Type-Options "nosniff" always;
        add_header Referrer-Policy "strict-origin-when-cross-origin" always;
        add_header Content-Security-Policy "default-src 'self'; script-src 'self' 'sha256-b25l'; style-src 'self' 'unsafe-inline'; style-src-elem 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; form-action 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'" always;
        add_header Cache-Control "public, max-age=0, must-revalidate" always;
      }

      location ^~ "/terms-and-conditions/" {
        add_header X-Content-Type-Options "nosniff" always;
        add_header Referrer-Policy "strict-origin-when-cross-origin" always;
        add_header Content-Security-Policy "default-src 'self'; script-src 'self' 'sha256-b25l'; style-src 'self' 'unsafe-inline'; style-src-elem 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; form-action 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'" always;
        add_header Cache-Control "public, max-age=0, must-revalidate" always;
      }

      location ^~ "/privacy-policy/" {
        add_header X-Content-Type-Options "nosniff" always;
        add_header Referrer-Policy "strict-origin-when-cross-origin" always;
        add_header Content-Security-Policy "default-src 'self'; script-src 'self' 'sha256-b25l'; style-src 'self' 'unsafe-inline'; style-src-elem 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; form-action 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'" always;
        add_header Cache-Control "public, max-age=0, must-revalidate" always;
      }

      location ^~ "/accessibility-statement/" {
        add_header X-Content-Type-Options "nosniff" always;
        add_header Referrer-Policy "strict-origin-when-cross-origin" always;
        add_header Content-Security-Policy "default-src 'self'; script-src 'self' 'sha256-b25l'; style-src 'self' 'unsafe-inline'; style-src-elem 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; form-action 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'" always;
        add_header Cache-Control "public, max-age=0, must-revalidate" always;
      }

      location ^~ "/feedback/" {
        add_header X-Content-Type-Options "nosniff" always;
        add_header Referrer-Policy "strict-origin-when-cross-origin" always;
        add_header Content-Security-Policy "default-src 'self'; script-src 'self' 'sha256-b25l'; style-src 'self' 'unsafe-inline'; style-src-elem 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; form-action 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'" always;
        add_header Cache-Control "public, max-age=0, must-revalidate" always;
      }

      location = "/404.html" {
        add_header X-Content-Type-Options "nosniff" always;
        add_header Referrer-Policy "strict-origin-when-cross-origin" always;
        add_header Content-Security-Policy "default-src 'self'; script-src 'self' 'sha256-b25l'; style-src 'self' 'unsafe-inline'; style-src-elem 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; form-action 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'" always;
        add_header Cache-Control "public, max-age=0, must-revalidate" always;
      }

      location / {
        add_header X-Content-Type-Options "nosniff" always;
        add_header Referrer-Policy "strict-origin-when-cross-origin" always;
        add_header Content-Security-Policy "default-src 'self'; script-src 'self' 'sha256-b25l'; style-src 'self' 'unsafe-inline'; style-src-elem 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; form-action 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'" always;
      }
      "
    `);
  });

  test('none', () => {
    expect(hostFiles('none', NEEDS)).toEqual({ files: [], problems: [] });
  });

  test('nothing is lost of what a site needs', () => {
    expect(HOSTS.flatMap((host) => hostFiles(host, NEEDS).problems)).toEqual([]);
  });
});

describe('attacks', () => {
  const WRITING = HOSTS.filter((host) => host !== 'none');

  test.each(WRITING)('%s has no header whose value would end its line', (host) => {
    const needs = withRule('/menu/*', 'X-Note', 'a\r\nSet-Cookie: b=c');
    const { files, problems } = hostFiles(host, needs);
    expect(files.map(({ bytes }) => bytes).join('')).not.toContain('Set-Cookie');
    expect(problems).toEqual(['"X-Note" has characters that no header can have. It is left out.']);
  });

  test.each(WRITING)('%s has no header whose name would', (host) => {
    const { files, problems } = hostFiles(host, withRule('/menu/*', 'X-Note: a\n  Set-Cookie', 'b=c'));
    expect(files.map(({ bytes }) => bytes).join('')).not.toContain('Set-Cookie');
    expect(problems).toHaveLength(1);
  });

  test.each(WRITING)('%s has no source of a policy that would be more than one', (host) => {
    const evil = [
      'https://a;script-src,b',
      'https://a"b',
      "https://'unsafe-inline'",
      'https://$a',
      'https://a\\',
      'https://é/',
    ];
    const site = makeSite({
      services: { ...makeSite().services, supabaseUrl: evil[0] ?? '', influencerPortalUrl: evil[1] ?? '' },
      contentSecurityPolicy: { 'script-src': evil, 'frame-src': ['https://a.example\n  X-Evil: 1'] },
    });
    const inline = { scripts: ['sha256-b25l'], styles: [], frames: evil, hasActiveCode: false };
    expect(hostFiles(host, hostNeedsOf(site, inline))).toEqual(hostFiles(host, NEEDS));
  });

  const ODD = '/a b\n"}*:name\\$é/*';

  test.each(['netlify', 'cloudflare'] as const)('%s has odd characters of a path as percent and digits', (host) => {
    expect(textOf(host, withRule(ODD, 'Cache-Control', 'no-store'))).toContain(
      '\n/a%20b%0A%22%7D%2A%3Aname%5C%24%C3%A9/*\n  Cache-Control: no-store\n',
    );
  });

  test('s3 has them so, too', () => {
    const [file] = hostFiles('s3', withRule(ODD, 'Cache-Control', 'no-store')).files;
    expect(JSON.parse(file?.bytes ?? '')).toMatchObject({
      metadata: { '/a%20b%0A%22%7D%2A%3Aname%5C%24%C3%A9/*': { 'Cache-Control': 'no-store' } },
    });
  });

  test('nginx compares paths that are decoded, so it has them in quotes', () => {
    expect(textOf('nginx', withRule(ODD, 'Cache-Control', 'no-store'))).toContain(
      'location ^~ "/a b\n\\"}*:name\\\\$é/" {\n',
    );
  });

  test('a value with quotes stays one value for nginx, and one with a variable is left out', () => {
    expect(textOf('nginx', withRule('/a/*', 'X-Note', 'a"; return 200 "\\'))).toContain(
      'add_header X-Note "a\\"; return 200 \\"\\\\" always;',
    );
    const { files, problems } = hostFiles('nginx', withRule('/a/*', 'X-Note', '$http_cookie'));
    expect(files[0]?.bytes).not.toContain('$http_cookie');
    expect(problems).toEqual(['X-Note has a "$", which nginx takes for the name of a variable. It is left out.']);
  });

  const SHORT = "form-action 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'";

  test.each([
    ['cloudflare', `  Content-Security-Policy: ${SHORT}`, 'Cloudflare ignores a line of more than 2000'],
    ['nginx', `  add_header Content-Security-Policy "${SHORT}" always;`, 'nginx takes no value of more than 4000'],
  ] as const)('of a policy that is too long %s keeps what needs no other directive', (host, line, limit) => {
    const scripts = Array.from({ length: 80 }, (_, index) => `sha256-${String(index).padStart(43, '0')}=`);
    const needs = hostNeedsOf(makeSite(), { scripts, styles: [], frames: [], hasActiveCode: false });
    const { files, problems } = hostFiles(host, needs);
    expect(files.flatMap(({ bytes }) => bytes.split('\n'))).toContain(line);
    expect(files.map(({ bytes }) => bytes).join('')).not.toContain('script-src');
    expect(problems).toEqual([
      expect.stringMatching(
        new RegExp(`^Content-Security-Policy has \\d+ characters, and ${limit}\\. It says no more`),
      ),
    ]);
    expect(textOf('netlify', needs)).toContain(scripts.at(-1));
  });

  test('another header that is too long is left out', () => {
    const { files, problems } = hostFiles('cloudflare', withRule('/a/*', 'X-Note', 'a'.repeat(2000)));
    expect(files[0]?.bytes).toBe('/*\n  X-Content-Type-Options: nosniff\n');
    expect(problems).toEqual([
      'X-Note has 2000 characters, and Cloudflare ignores a line of more than 2000. It is left out.',
    ]);
  });

  test('of more than 100 rules cloudflare has the first', () => {
    const rules = Array.from({ length: 102 }, (_, index) => ({
      pattern: `/${index}/*`,
      headers: [{ name: 'X-Note', value: 'a' }],
    }));
    const { files, problems } = hostFiles('cloudflare', { rules, notFound: '/404.html' });
    expect(files[0]?.bytes.split('\n\n')).toHaveLength(100);
    expect(problems).toEqual(['_headers can have 100 rules at Cloudflare. It has none for /100/*, /101/*.']);
  });
});
