import { describe, expect, test } from 'vitest';
import { hostFiles } from '../../../../../src/domain/site-files/host-files.ts';
import { HOSTS } from '../../../../../src/model/brand.ts';
import { NEEDS, textOf } from '../../../../support/build/host-text.ts';

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
          "*.csv": {
            "Content-Type": "text/csv; charset=utf-8"
          },
          "*.ics": {
            "Content-Type": "text/calendar; charset=utf-8"
          },
          "*.vcf": {
            "Content-Type": "text/vcard; charset=utf-8"
          },
          "*.mp3": {
            "Content-Type": "audio/mpeg"
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
