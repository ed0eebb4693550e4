/** What is inside of an icon's file, without its frame. */
export function shapesOf(svg: string): string {
  return svg
    .replace(/^[\s\S]*?<svg[\s\S]*?>|<\/svg>\s*$/g, '')
    .split('\n')
    .map((line) => line.trim())
    .join('')
    .replaceAll(' />', '/>');
}
