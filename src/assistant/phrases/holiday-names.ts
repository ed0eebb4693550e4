/** English, French, Spanish, Chinese in simplified and in traditional characters. */
const NAMES = `
New Year's Day | jour de l’An | Año Nuevo | 元旦 | 元旦
Martin Luther King Jr. Day | jour de Martin Luther King | Día de Martin Luther King Jr. | 马丁·路德·金日 | 馬丁·路德·金日
Groundhog Day | jour de la marmotte | Día de la Marmota | 土拨鼠日 | 土撥鼠日
Valentine's Day | Saint-Valentin | San Valentín | 情人节 | 情人節
Presidents' Day | fête des présidents | Día de los Presidentes | 总统日 | 總統日
Presidents Day | fête des présidents | Día de los Presidentes | 总统日 | 總統日
Washington's Birthday | fête des présidents | Día de los Presidentes | 总统日 | 總統日
Family Day | fête de la famille | Día de la Familia | 家庭日 | 家庭日
St. Patrick's Day | Saint-Patrick | Día de San Patricio | 圣帕特里克节 | 聖派翠克節
Mardi Gras | mardi gras | Mardi Gras | 狂欢节 | 狂歡節
Good Friday | Vendredi saint | Viernes Santo | 耶稣受难日 | 耶穌受難日
Easter Sunday | dimanche de Pâques | Domingo de Pascua | 复活节 | 復活節
Easter Monday | lundi de Pâques | Lunes de Pascua | 复活节星期一 | 復活節星期一
Mother's Day | fête des Mères | Día de la Madre | 母亲节 | 母親節
Victoria Day | fête de la Reine | Día de la Reina Victoria | 维多利亚日 | 維多利亞日
National Patriots' Day | Journée nationale des patriotes | Día Nacional de los Patriotas | 爱国者日 | 愛國者日
Memorial Day | Memorial Day | Día de los Caídos | 阵亡将士纪念日 | 陣亡將士紀念日
Father's Day | fête des Pères | Día del Padre | 父亲节 | 父親節
Juneteenth | Juneteenth | Juneteenth | 六月节 | 六月節
National Holiday | fête nationale du Québec | Fiesta Nacional de Quebec | 魁北克国庆日 | 魁北克國慶日
National Indigenous Peoples Day | Journée nationale des peuples autochtones | Día Nacional de los Pueblos Indígenas | 全国原住民日 | 全國原住民日
Canada Day | fête du Canada | Día de Canadá | 加拿大国庆日 | 加拿大國慶日
Independence Day | fête de l’Indépendance américaine | Día de la Independencia | 美国独立日 | 美國獨立日
Civic Holiday | congé civique | feriado cívico | 公民假日 | 公民假日
British Columbia Day | fête de la Colombie-Britannique | Día de Columbia Británica | 卑诗日 | 卑詩日
Labour Day | fête du Travail | Día del Trabajo | 劳动节 | 勞動節
National Day for Truth and Reconciliation | Journée nationale de la vérité et de la réconciliation | Día Nacional de la Verdad y la Reconciliación | 全国真相与和解日 | 全國真相與和解日
Thanksgiving | Action de grâce | Día de Acción de Gracias | 感恩节 | 感恩節
Thanksgiving Day | Thanksgiving | Día de Acción de Gracias | 感恩节 | 感恩節
Columbus Day | Columbus Day | Día de la Raza | 哥伦布日 | 哥倫布日
Indigenous Peoples' Day | Journée des peuples autochtones | Día de los Pueblos Indígenas | 原住民日 | 原住民日
Halloween | Halloween | Halloween | 万圣节 | 萬聖節
Remembrance Day | jour du Souvenir | Día del Recuerdo | 国殇纪念日 | 國殤紀念日
Veterans Day | Veterans Day | Día de los Veteranos | 退伍军人节 | 退伍軍人節
Christmas Eve | veille de Noël | Nochebuena | 平安夜 | 平安夜
Christmas Day | Noël | Navidad | 圣诞节 | 聖誕節
Boxing Day | lendemain de Noël | 26 de diciembre | 节礼日 | 節禮日
New Year's Eve | veille du jour de l’An | Fin de Año | 除夕（12月31日） | 除夕（12月31日）
Chinese New Year | Nouvel An chinois | Año Nuevo chino | 农历新年 | 農曆新年
`;

const ROWS = NAMES.trim()
  .split('\n')
  .map((line) => line.split(' | '));

/** The names of holidays as a language has them. That of one which is known in its region alone stays English. */
function namesIn(column: number): (name: string) => string {
  const names = new Map(ROWS.map((row) => [row[0], row[column]]));
  // Calendars write both "St. Patrick’s Day" and "St. Patrick's Day".
  return (name) => names.get(name.replaceAll('’', "'")) ?? name;
}

export const HOLIDAY_NAMES = { fr: namesIn(1), es: namesIn(2), 'zh-hans': namesIn(3), 'zh-hant': namesIn(4) };
