/** The options that `--help` of a command lists, without `--help` itself. */
export function optionsIn(parse: (args: string[]) => unknown): string[] {
  try {
    parse(['--help']);
  } catch (error) {
    const lines = (error as Error).message.matchAll(/^ {2}(--[a-z-]+)/gm);
    return [...lines].map(([, option = '']) => option).filter((option) => option !== '--help');
  }
  throw new Error('It shows no help.');
}
