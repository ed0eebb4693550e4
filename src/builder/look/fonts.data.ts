import type { FamilyId } from '../../domain/look/font-families.ts';
import type { FontData } from './font-data.ts';

/** Measured by scripts/fonts.ts, which writes this file. */
export const FONTS: Record<FamilyId, FontData> = {
  fraunces: {
    weight: '340 700',
    display: { ascent: 100.98, descent: 26.33, lineGap: 0, size: 96.85 },
    body: { ascent: 94.33, descent: 24.6, lineGap: 0, size: 103.68 },
    letterWidth: 0.484,
    files: [
      { name: 'fraunces-core-normal', style: 'normal', subset: 'core', hash: 'ff36fe56' },
      { name: 'fraunces-latin-standard-normal', style: 'normal', subset: 'latin', hash: '7234ed86' },
      { name: 'fraunces-latin-ext-standard-normal', style: 'normal', subset: 'latin-ext', hash: 'a2930b27' },
      { name: 'fraunces-core-italic', style: 'italic', subset: 'core', hash: 'cdeb753a' },
      { name: 'fraunces-latin-standard-italic', style: 'italic', subset: 'latin', hash: '066710ce' },
      { name: 'fraunces-latin-ext-standard-italic', style: 'italic', subset: 'latin-ext', hash: '4983926d' },
    ],
  },
  'playfair-display': {
    weight: '400 900',
    display: { ascent: 106.51, descent: 24.71, lineGap: 0, size: 101.59 },
    body: { ascent: 106.72, descent: 24.76, lineGap: 0, size: 101.39 },
    letterWidth: 0.497,
    files: [
      { name: 'playfair-display-latin-wght-normal', style: 'normal', subset: 'core', hash: 'e0c764a8' },
      { name: 'playfair-display-latin-wght-normal', style: 'normal', subset: 'latin', hash: 'e0c764a8' },
      { name: 'playfair-display-latin-ext-wght-normal', style: 'normal', subset: 'latin-ext', hash: '42898ad4' },
      { name: 'playfair-display-latin-wght-italic', style: 'italic', subset: 'core', hash: '54af24bd' },
      { name: 'playfair-display-latin-wght-italic', style: 'italic', subset: 'latin', hash: '54af24bd' },
      { name: 'playfair-display-latin-ext-wght-italic', style: 'italic', subset: 'latin-ext', hash: 'b9dff4ae' },
    ],
  },
  lora: {
    weight: '400 700',
    display: { ascent: 95.62, descent: 26.04, lineGap: 0, size: 105.21 },
    body: { ascent: 95.83, descent: 26.1, lineGap: 0, size: 104.98 },
    letterWidth: 0.514,
    files: [
      { name: 'lora-latin-wght-normal', style: 'normal', subset: 'core', hash: 'ddb8c660' },
      { name: 'lora-latin-wght-normal', style: 'normal', subset: 'latin', hash: 'ddb8c660' },
      { name: 'lora-latin-ext-wght-normal', style: 'normal', subset: 'latin-ext', hash: '2a2d9c22' },
      { name: 'lora-latin-wght-italic', style: 'italic', subset: 'core', hash: 'd824d807' },
      { name: 'lora-latin-wght-italic', style: 'italic', subset: 'latin', hash: 'd824d807' },
      { name: 'lora-latin-ext-wght-italic', style: 'italic', subset: 'latin-ext', hash: '45f989df' },
    ],
  },
  'source-serif-4': {
    weight: '200 900',
    display: { ascent: 96.24, descent: 31.12, lineGap: 0, size: 107.65 },
    body: { ascent: 96.42, descent: 31.18, lineGap: 0, size: 107.45 },
    letterWidth: 0.532,
    files: [
      { name: 'source-serif-4-latin-wght-normal', style: 'normal', subset: 'core', hash: '382475f3' },
      { name: 'source-serif-4-latin-wght-normal', style: 'normal', subset: 'latin', hash: '382475f3' },
      { name: 'source-serif-4-latin-ext-wght-normal', style: 'normal', subset: 'latin-ext', hash: 'd10ccbbd' },
      { name: 'source-serif-4-latin-wght-italic', style: 'italic', subset: 'core', hash: 'b4f56ddc' },
      { name: 'source-serif-4-latin-wght-italic', style: 'italic', subset: 'latin', hash: 'b4f56ddc' },
      { name: 'source-serif-4-latin-ext-wght-italic', style: 'italic', subset: 'latin-ext', hash: '14e38c2d' },
    ],
  },
  'roboto-slab': {
    weight: '100 900',
    display: { ascent: 98.29, descent: 25.42, lineGap: 0, size: 106.6 },
    body: { ascent: 98.42, descent: 25.45, lineGap: 0, size: 106.46 },
    letterWidth: 0.527,
    files: [
      { name: 'roboto-slab-core-normal', style: 'normal', subset: 'core', hash: '09740d6f' },
      { name: 'roboto-slab-latin-wght-normal', style: 'normal', subset: 'latin', hash: '50cf7d32' },
      { name: 'roboto-slab-latin-ext-wght-normal', style: 'normal', subset: 'latin-ext', hash: '8ed24f94' },
    ],
  },
  outfit: {
    weight: '100 900',
    display: { ascent: 98.58, descent: 25.63, lineGap: 0, size: 101.44 },
    body: { ascent: 99.14, descent: 25.78, lineGap: 0, size: 100.86 },
    letterWidth: 0.495,
    files: [
      { name: 'outfit-core-normal', style: 'normal', subset: 'core', hash: '69e7bf99' },
      { name: 'outfit-latin-wght-normal', style: 'normal', subset: 'latin', hash: '6c18d579' },
      { name: 'outfit-latin-ext-wght-normal', style: 'normal', subset: 'latin-ext', hash: '0f53d1c0' },
    ],
  },
  figtree: {
    weight: '300 900',
    display: { ascent: 93.13, descent: 24.51, lineGap: 0, size: 102.01 },
    body: { ascent: 94.06, descent: 24.75, lineGap: 0, size: 101 },
    letterWidth: 0.497,
    files: [
      { name: 'figtree-core-normal', style: 'normal', subset: 'core', hash: 'c3e4ac9b' },
      { name: 'figtree-latin-wght-normal', style: 'normal', subset: 'latin', hash: '4ba7d3d0' },
      { name: 'figtree-latin-ext-wght-normal', style: 'normal', subset: 'latin-ext', hash: 'bf7828e2' },
    ],
  },
  'dm-sans': {
    weight: '100 1000',
    display: { ascent: 92.79, descent: 29, lineGap: 0, size: 106.91 },
    body: { ascent: 94.9, descent: 29.66, lineGap: 0, size: 104.53 },
    letterWidth: 0.523,
    files: [
      { name: 'dm-sans-core-normal', style: 'normal', subset: 'core', hash: 'b6a4e278' },
      { name: 'dm-sans-latin-wght-normal', style: 'normal', subset: 'latin', hash: '9fea608a' },
      { name: 'dm-sans-latin-ext-wght-normal', style: 'normal', subset: 'latin-ext', hash: 'a5d38fe9' },
    ],
  },
  montserrat: {
    weight: '100 900',
    display: { ascent: 84.65, descent: 21.95, lineGap: 0, size: 114.35 },
    body: { ascent: 85.86, descent: 22.26, lineGap: 0, size: 112.74 },
    letterWidth: 0.568,
    files: [
      { name: 'montserrat-core-normal', style: 'normal', subset: 'core', hash: 'bf9422a4' },
      { name: 'montserrat-latin-wght-normal', style: 'normal', subset: 'latin', hash: '06b16db7' },
      { name: 'montserrat-latin-ext-wght-normal', style: 'normal', subset: 'latin-ext', hash: '54d9a78b' },
    ],
  },
  nunito: {
    weight: '200 1000',
    display: { ascent: 98.91, descent: 34.54, lineGap: 0, size: 102.21 },
    body: { ascent: 99.79, descent: 34.84, lineGap: 0, size: 101.31 },
    letterWidth: 0.497,
    files: [
      { name: 'nunito-core-normal', style: 'normal', subset: 'core', hash: '2aec9ac9' },
      { name: 'nunito-latin-wght-normal', style: 'normal', subset: 'latin', hash: 'ba344451' },
      { name: 'nunito-latin-ext-wght-normal', style: 'normal', subset: 'latin-ext', hash: '2c8d7928' },
    ],
  },
  archivo: {
    weight: '100 900',
    stretch: '62% 100%',
    display: { ascent: 116.71, descent: 27.92, lineGap: 0, size: 75.23 },
    body: { ascent: 89.38, descent: 21.38, lineGap: 0, size: 98.23 },
    letterWidth: 0.518,
    files: [
      { name: 'archivo-core-normal', style: 'normal', subset: 'core', hash: 'b41c11db' },
      { name: 'archivo-latin-wdth-normal', style: 'normal', subset: 'latin', hash: 'e3a28ead' },
      { name: 'archivo-latin-ext-wdth-normal', style: 'normal', subset: 'latin-ext', hash: '5717f370' },
    ],
  },
  oswald: {
    weight: '200 700',
    display: { ascent: 153.11, descent: 37.09, lineGap: 0, size: 77.92 },
    body: { ascent: 144.5, descent: 35, lineGap: 0, size: 82.56 },
    letterWidth: 0.523,
    files: [
      { name: 'oswald-core-normal', style: 'normal', subset: 'core', hash: '47380494' },
      { name: 'oswald-latin-wght-normal', style: 'normal', subset: 'latin', hash: 'bd73278e' },
      { name: 'oswald-latin-ext-wght-normal', style: 'normal', subset: 'latin-ext', hash: '7989ccc7' },
    ],
  },
  'work-sans': {
    weight: '100 900',
    display: { ascent: 91.59, descent: 23.93, lineGap: 0, size: 101.54 },
    body: { ascent: 82.98, descent: 21.68, lineGap: 0, size: 112.08 },
    letterWidth: 0.678,
    files: [
      { name: 'work-sans-core-normal', style: 'normal', subset: 'core', hash: '1ed608f6' },
      { name: 'work-sans-latin-wght-normal', style: 'normal', subset: 'latin', hash: '1dd49afc' },
      { name: 'work-sans-latin-ext-wght-normal', style: 'normal', subset: 'latin-ext', hash: '2aa17fc7' },
    ],
  },
  inter: {
    weight: '100 900',
    display: { ascent: 88.96, descent: 22.15, lineGap: 0, size: 108.9 },
    body: { ascent: 90.44, descent: 22.52, lineGap: 0, size: 107.12 },
    letterWidth: 0.526,
    files: [
      { name: 'inter-core-normal', style: 'normal', subset: 'core', hash: 'f5f5c8b8' },
      { name: 'inter-latin-wght-normal', style: 'normal', subset: 'latin', hash: '3100e775' },
      { name: 'inter-latin-ext-wght-normal', style: 'normal', subset: 'latin-ext', hash: '34b9c504' },
    ],
  },
};
