import type { ToolTexts } from '../english/english-tools.ts';

const counted = (count: number): string => (count === 1 ? '1 aviso' : `${count} avisos`);

export const WARNINGS: ToolTexts['warnings'] = {
  title: 'Avisos',
  none: 'Ningún aviso: todo se pudo usar',
  inLastGood: 'en el último sitio que se pudo preparar.',
  count: counted,
  foundOf: (count, all) => `${count} de ${all}`,
  theFirst: (count) => `Aquí están los primeros ${count}. Los demás siguen cuando estos se corrijan.`,
  building: 'Preparando…',
  search: 'Buscar en los avisos',
  searchWhat: 'Lugar, valor o palabras',
  searchNow: 'Buscar',
  showAll: 'Mostrar todo',
  noneFound: 'Ningún aviso tiene estas palabras.',
  general: 'En general',
  written: 'Escrito',
  done: 'Efecto',
  writeLike: 'Por ejemplo',
  change: 'Cambiarlo',
};
