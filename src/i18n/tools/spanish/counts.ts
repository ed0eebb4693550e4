import type { ToolTexts } from '../english/english-tools.ts';

export const COUNTS: ToolTexts['counts'] = {
  counts: 'Estadísticas',
  download: 'Descargar en CSV',
  period: 'Período',
  lastDays: (days: number) => `Últimos ${days} días`,
  inAll: 'En total',
  andBefore: (days: number) => `y en los ${days} días anteriores`,
  before: (count: string) => `antes: ${count}`,
  byPage: 'Por página',
  byDay: 'Por día',
  page: 'Página',
  day: 'Día',
  action: 'Acción',
  taps: 'Toques',
  actions: { order: 'Pedir', reserve: 'Reservar', call: 'Llamar', directions: 'Cómo llegar', menu: 'Menú' },
  written: { order: 'pedir', reserve: 'reservar', call: 'llamar', directions: 'cómo llegar', menu: 'menú' },
  morePages: (count: number) => (count === 1 ? '1 página más' : `${count} páginas más`),
  otherPages: 'Otras páginas',
  howCounted:
    'Los días son los del reloj del restaurante. Un toque es aquí solo un número: no se guarda nada del cliente. Estos números se borran después de 25 meses.',
  notHere: (line: string) =>
    `El sitio no cuenta nada. Para probarlo en esta vista previa, escriba ${line} en <code>brand.json</code>.`,
  notAtAll: (line: string) =>
    `El sitio no cuenta nada, porque <code>brand.json</code> contiene ${line}. Sin esta línea, cuenta.`,
  nothing: (days: number) =>
    `Nada en los últimos ${days} días. Un toque en un enlace para pedir, reservar, llamar, llegar o ver el menú aparece aquí enseguida.`,
  notTracked: 'No se cuenta a los clientes cuyo navegador pide que no se les siga.',
};
