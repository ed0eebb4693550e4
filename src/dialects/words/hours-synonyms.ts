/** What other programs call hours, and whether a place is open at all: parts of the table in synonyms.ts. */
export const hoursOfPlace = {
  openingHours: 'hours businessHours operatingHours storeHours openHours regularHours regularOpeningHours schedules',
  specialHours:
    'specialOpeningHoursSpecification specialOpeningHours holidayHours holidays exceptions hoursExceptions specialDays',
  closedDates: 'closedDays closures closingDates holidayClosures',
  pickupHours: 'takeoutHours takeawayHours openingHoursTakeaway openingHoursPickup',
  kitchenHours: 'openingHoursKitchen foodHours foodServiceHours',
  breakfastHours: 'openingHoursBreakfast',
  brunchHours: 'openingHoursBrunch',
  lunchHours: 'openingHoursLunch',
  dinnerHours: 'openingHoursDinner',
  happyHours: 'happyHour happyHourHours openingHoursHappyHour',
  deliveryHours: 'openingHoursDelivery',
  driveThroughHours: 'driveThruHours openingHoursDriveThrough',
  lastSeating: 'lastSeatingTime',
  stops: 'schedule truckSchedule truckStops',
  hoursNote: 'additionalHoursText hoursNotes hoursDescription openingHoursNote',
};

export const closures = {
  businessStatus: 'operationalStatus operatingStatus openStatus',
  permanentlyClosed: 'isPermanentlyClosed closedPermanently isClosedPermanently closedForGood closed isClosed',
  temporarilyClosed: 'isTemporarilyClosed closedTemporarily isClosedTemporarily',
  comingSoon: 'isComingSoon openingSoon isOpeningSoon notYetOpen',
  openingDate: 'opensOn openDate openingOn dateOpening openingDay grandOpening grandOpeningDate launchDate',
  reopeningDate: 'reopenDate reopensOn reopeningOn reopening dateReopening closedUntil temporarilyClosedUntil',
};

export const OPEN = 'openTime openingTime opensAt start startTime startLocalTime';
export const CLOSE = 'closeTime closingTime closesAt end endTime endLocalTime';

export const stop = {
  day: 'days weekday weekdays dayName dayOfTheWeek openDay',
  open: OPEN,
  close: CLOSE,
  hours: 'time times text openingHours',
  intervals: 'openIntervals shifts slots timeSlots periods ranges timeRanges timePeriods',
  isClosed: 'closed closedAllDay',
  isOpen: 'enabled isEnabled available isAvailable active isActive',
  h24: 'open24 open24Hours isOpen24Hours is24Hours isOpenAllDay openAllDay allDay',
  isRegular: 'isRegularHours',
  validFrom: 'startDate dateFrom',
  validThrough: 'endDate validUntil validTo dateTo',
};

export const hoursEntry = { ...stop, note: 'description comment' };
