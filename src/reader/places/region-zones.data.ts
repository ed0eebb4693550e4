/**
 * The clock of a province or state: where all of it has one, or where all addresses whose postal code fits the pattern have. Regions that are not here have
 * several clocks, and a point or a `timezone` has to say which.
 */
interface RegionZone {
  zone: string;
  postalCode?: RegExp;
}

const EASTERN = { zone: 'America/New_York' };
const CENTRAL = { zone: 'America/Chicago' };
const MOUNTAIN = { zone: 'America/Denver' };
const PACIFIC = { zone: 'America/Los_Angeles' };

export const REGION_ZONES: Partial<Record<string, Partial<Record<string, RegionZone>>>> = {
  CA: {
    AB: { zone: 'America/Edmonton' },
    BC: { zone: 'America/Vancouver', postalCode: /^V[3-9]/ },
    MB: { zone: 'America/Winnipeg' },
    NB: { zone: 'America/Moncton' },
    NL: { zone: 'America/St_Johns', postalCode: /^A1/ },
    NS: { zone: 'America/Halifax' },
    ON: { zone: 'America/Toronto', postalCode: /^[KLMN]/ },
    PE: { zone: 'America/Halifax' },
    QC: { zone: 'America/Toronto', postalCode: /^(?:[HJ]|G[12])/ },
    YT: { zone: 'America/Whitehorse' },
  },
  US: {
    AL: CENTRAL,
    AR: CENTRAL,
    AZ: { zone: 'America/Phoenix', postalCode: /^85/ },
    CA: PACIFIC,
    CO: MOUNTAIN,
    CT: EASTERN,
    DC: EASTERN,
    DE: EASTERN,
    FL: { ...EASTERN, postalCode: /^3[34]/ },
    GA: EASTERN,
    HI: { zone: 'Pacific/Honolulu' },
    IA: CENTRAL,
    IL: CENTRAL,
    LA: CENTRAL,
    MA: EASTERN,
    MD: EASTERN,
    ME: EASTERN,
    MI: { zone: 'America/Detroit', postalCode: /^48/ },
    MN: CENTRAL,
    MO: CENTRAL,
    MS: CENTRAL,
    MT: MOUNTAIN,
    NC: EASTERN,
    NH: EASTERN,
    NJ: EASTERN,
    NM: MOUNTAIN,
    NV: { ...PACIFIC, postalCode: /^89[015]/ },
    NY: EASTERN,
    OH: EASTERN,
    OK: CENTRAL,
    OR: { ...PACIFIC, postalCode: /^97[0-4]/ },
    PA: EASTERN,
    RI: EASTERN,
    SC: EASTERN,
    TN: { ...CENTRAL, postalCode: /^3(?:7[012]|8)/ },
    TX: { ...CENTRAL, postalCode: /^7[5678]/ },
    UT: MOUNTAIN,
    VA: EASTERN,
    VT: EASTERN,
    WA: PACIFIC,
    WI: CENTRAL,
    WV: EASTERN,
    WY: MOUNTAIN,
  },
  AU: {
    ACT: { zone: 'Australia/Sydney' },
    NT: { zone: 'Australia/Darwin' },
    QLD: { zone: 'Australia/Brisbane' },
    TAS: { zone: 'Australia/Hobart' },
    VIC: { zone: 'Australia/Melbourne' },
  },
};

/** Countries and their territories, which addresses may write as either. */
export const TERRITORIES: Partial<Record<string, string[]>> = {
  AU: ['CX', 'CC', 'NF'],
  CN: ['HK', 'MO'],
  DK: ['FO', 'GL'],
  FI: ['AX'],
  FR: ['BL', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'WF', 'YT'],
  GB: ['BM', 'FK', 'GG', 'GI', 'IM', 'JE', 'KY', 'TC', 'VG'],
  NL: ['AW', 'BQ', 'CW', 'SX'],
  NO: ['SJ'],
  NZ: ['CK', 'NU', 'TK'],
  US: ['AS', 'GU', 'MP', 'PR', 'UM', 'VI'],
};
