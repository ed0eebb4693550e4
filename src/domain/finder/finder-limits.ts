/** The most a card shows (docs/behaviour.md#locations-and-the-finder). */
export const SERVICES_SHOWN = 3;
export const FEATURES_SHOWN = 2;
