import { describe, expect, test } from 'vitest';
import { inspectPages } from '#deploy/inspect/inspect-pages.ts';
import { builtSite, type Bytes } from '../../../support/deploy/versions.ts';

const inspect = (files: Bytes) => inspectPages(builtSite(files));

describe('inspecting the pages of a site', () => {
  test('all that a page names is there', () => {
    const files = {
      'index.html':
        '<link rel="canonical" href="/elsewhere/"><link rel="stylesheet" href="/_astro/a%20b.css"><img src="p.webp" srcset="/p.webp 1x, /q.webp 2x">' +
        '<a href="menu/">Menu</a><a href="/menu/?a=1#b">Menu</a><a href="tel:1">Call</a><form action="/functions/v1/x"></form>' +
        '<script src="https://other.example/x.js"></script>',
      'menu/index.html': '<a href="../">Home</a><a href="#here">Here</a>',
      '_astro/a b.css': '',
      'p.webp': '',
      'q.webp': '',
    };
    expect(inspect(files)).toEqual({ pages: 2, problems: [], notes: [] });
  });

  test.each([
    ['<script type="module" src="/_astro/gone.js"></script>', '_astro/gone.js'],
    ['<link rel="stylesheet" href="/_astro/gone.css">', '_astro/gone.css'],
    ['<link rel="icon" href="/_brand/icon.svg">', '_brand/icon.svg'],
    ['<picture><source srcset="/_pictures/a.avif 1x, /b.avif 2x"></picture>', '_pictures/a.avif'],
    ['<template><img src="/_pictures/in-a-template.webp"></template>', '_pictures/in-a-template.webp'],
    ['<astro-island component-url="/_astro/Form.js"></astro-island>', '_astro/Form.js'],
  ])('what %s loads has to be there', (html, path) => {
    expect(inspect({ 'index.html': html }).problems).toContain(`index.html needs ${path}, which is not there`);
  });

  test('what the own code of a brand loads may be its host’s, so it is told, and keeps nothing back', () => {
    expect(
      inspect({ 'index.html': '<script defer src="/_vercel/insights/script.js"></script><img src="/50%.png">' }),
    ).toEqual({
      pages: 1,
      problems: [],
      notes: [
        'index.html needs _vercel/insights/script.js, which is not there',
        'index.html needs 50%.png, which is not there',
      ],
    });
  });

  test('code that is nested 50,000 times is read to its end', () => {
    const html = `${'<div>'.repeat(50_000)}<img src="/_pictures/gone.webp">`;
    expect(inspect({ 'index.html': html }).problems).toEqual([
      'index.html needs _pictures/gone.webp, which is not there',
    ]);
  });

  test('a link that a configuration has to no page is told, and keeps nothing back', () => {
    expect(inspect({ 'index.html': '<a href="/about-us/">About us</a><a href="/a.pdf">Menu</a>' })).toEqual({
      pages: 1,
      problems: [],
      notes: [
        'index.html links to /about-us/, which is no page of the site',
        'index.html links to /a.pdf, which is no page of the site',
      ],
    });
  });

  test('a page that is far too heavy is a problem', () => {
    const noise = Array.from({ length: 60_000 }, (_, at) => Math.sin(at).toString(36)).join('');
    const files = { 'index.html': '<script src="/_astro/a.js"></script>', '_astro/a.js': noise };
    expect(inspect(files).problems).toEqual([
      expect.stringMatching(/^index.html has \d+ kB of JavaScript, more than 100 kB$/),
    ]);
  });
});
