/** The most a card shows (specification, section 9). */
export const SERVICES_SHOWN = 3;
export const FEATURES_SHOWN = 2;
