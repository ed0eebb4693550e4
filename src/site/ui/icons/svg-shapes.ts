/** The content of an icon's `<svg>` element. */
export function shapesOf(svg: string): string {
  return svg
    .replace(/^[\s\S]*?<svg[\s\S]*?>|<\/svg>\s*$/g, '')
    .split('\n')
    .map((line) => line.trim())
    .join('')
    .replaceAll(' />', '/>');
}
