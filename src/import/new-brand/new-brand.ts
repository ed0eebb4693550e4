import { join } from 'node:path';
import { UsageError } from '#brand/errors/usage-error.ts';
import type { Environment } from '#brand/folder/brand-file.ts';
import { exampleTheme, makeBrandFiles, placeholderOf } from './brand-files.ts';
import { type NewArguments, parseNewArguments } from './new-arguments.ts';
import { describeNextSteps } from './next-steps.ts';
import type { Terminal } from './questions.ts';
import { checkFree, writeBrand } from './write-brand.ts';

export interface NewCommand {
  /** The repository's folder. */
  root: string;
  /** The arguments that were typed after the command. */
  args: string[];
  environment: Environment;
  /** Who is asked for what is missing; undefined where nobody can answer. */
  terminal: Terminal | undefined;
  print: (text: string) => void;
}

/**
 * `npm run new`: writes a brand's folder and prints what to do next. Throws a UsageError where the arguments are wrong or the brand exists,
 * and a CancelledError. Then nothing has been written.
 */
export async function newBrand({ root, args, environment, terminal, print }: NewCommand): Promise<void> {
  const given = parseNewArguments(args);
  const { brandsDir } = given;
  if (given.slug !== undefined) checkFree(brandsDir, given.slug);
  const defaults = exampleTheme(root);
  const answered = await complete(given);
  const { slug, name, source = 'file' } = answered;
  if (slug === undefined || name === undefined) throw new UsageError(describeMissing(answered));
  const brand = {
    slug,
    name,
    source,
    siteUrl: answered.siteUrl ?? placeholderOf(slug),
    brandId: answered.brandId ?? slug,
    theme: {
      primaryColor: answered.primaryColor ?? defaults.primaryColor,
      secondaryColor: answered.secondaryColor ?? defaults.secondaryColor,
      fontFamily: answered.fontFamily ?? defaults.fontFamily,
    },
  };
  writeBrand(brandsDir, slug, makeBrandFiles(brand, join(brandsDir, slug), root));
  print(describeNextSteps(brand, given, environment));

  async function complete(known: NewArguments): Promise<NewArguments & { brandId?: string }> {
    if (terminal === undefined) return known;
    const { askForMissing } = await import('./questions.ts');
    return askForMissing(known, defaults, (wanted) => checkFree(brandsDir, wanted), terminal);
  }
}

function describeMissing({ slug, name }: NewArguments): string {
  const missing = [...(slug === undefined ? ['--slug'] : []), ...(name === undefined ? ['--name'] : [])];
  return `new needs ${missing.join(' and ')}, like npm run new -- --slug saffron-lane --name "Saffron Lane". In a terminal it asks.`;
}
