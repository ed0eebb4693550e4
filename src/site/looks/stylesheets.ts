import type { LookName } from '#schema/looks.ts';
import carte from './carte/carte.css?url';
import cartePages from './carte/carte-pages.css?url';
import salon from './salon/salon.css?url';
import salonPages from './salon/salon-pages.css?url';
import noren from './noren/noren.css?url';
import norenPages from './noren/noren-pages.css?url';
import counter from './counter/counter.css?url';
import counterPages from './counter/counter-pages.css?url';
import marquee from './marquee/marquee.css?url';
import marqueePages from './marquee/marquee-pages.css?url';
import mercado from './mercado/mercado.css?url';
import mercadoPages from './mercado/mercado-pages.css?url';
import almanac from './almanac/almanac.css?url';
import almanacPages from './almanac/almanac-pages.css?url';
import ledger from './ledger/ledger.css?url';
import ledgerPages from './ledger/ledger-pages.css?url';

/** The stylesheets of each look: what all pages link, and what all but home link as well. */
export const STYLESHEETS: Record<LookName, { all: string; pages: string }> = {
  carte: { all: carte, pages: cartePages },
  salon: { all: salon, pages: salonPages },
  noren: { all: noren, pages: norenPages },
  counter: { all: counter, pages: counterPages },
  marquee: { all: marquee, pages: marqueePages },
  mercado: { all: mercado, pages: mercadoPages },
  almanac: { all: almanac, pages: almanacPages },
  ledger: { all: ledger, pages: ledgerPages },
};
