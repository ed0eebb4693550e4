import type { ToolTexts } from '../english/english-tools.ts';

export const SCREENS: ToolTexts['screens'] = {
  loading: 'El sitio se está preparando…',
  notBuilt: (slug) => `El sitio de ${slug} no se pudo preparar`,
  configurationError: 'Algo de lo que está escrito no se puede leer',
  otherError: 'La preparación se detuvo',
  turnsInto: 'Esta página se convierte en el sitio en cuanto se pueda preparar.',
  nothingHere: 'Aquí no hay nada',
  nothingAt: (address) => `No hay nada en la dirección ${address}`,
  toBrands: 'A los restaurantes en vista previa',
  notFound: 'Página no encontrada',
  noAnswer: (reason) => `La vista previa no pudo responder: ${reason}`,
  dismiss: 'Ocultar',
  lastGood: 'Esta página muestra el último sitio que se pudo preparar.',
};
