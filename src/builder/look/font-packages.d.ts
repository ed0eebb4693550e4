declare module 'subset-font' {
  /** A font with the characters of `text` only; variable axes keep the range that is given, or all of theirs. */
  function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2';
      /** OpenType's tags. */
      keepFeatures: string[];
      preserveNameIds: number[];
      variationAxes: Record<string, { min: number; max: number }>;
    },
  ): Promise<Uint8Array>;
  export = subsetFont;
}

declare module 'fontverter' {
  const fontverter: {
    /** `sfnt` is what TrueType and OpenType files are, not compressed. */
    convert(font: Uint8Array, format: 'sfnt' | 'woff2'): Promise<Uint8Array>;
  };
  export = fontverter;
}
