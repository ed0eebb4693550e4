/** What the texts of a brand are made of. The languages are those that brands write in, whatever the pages around them say. */
export interface Words {
  country: string;
  /** Names of categories, at least ten. */
  categories: string[];
  /** What is in an item: joined with commas. */
  ingredients: string[];
  /** Joined to paragraphs; some are short and some are long. */
  sentences: string[];
  /** Questions with their answers. */
  questions: [question: string, answer: string][];
  jobs: string[];
  offers: string[];
}

const ENGLISH: Words = {
  country: 'CA',
  categories: [
    'Starters',
    'Soups',
    'Salads',
    'From the Grill',
    'House Specials',
    'Sides',
    'For the Table',
    'Lunch',
  ].concat(['Kids', 'Desserts', 'Drinks', 'Late Night']),
  ingredients: ['garlic', 'lemon', 'charred onion', 'parsley', 'chili oil', 'aged cheddar', 'roasted pepper'].concat([
    'brown butter',
    'pickled cucumber',
    'toasted sesame',
    'wild mushrooms',
    'sea salt',
    'smoked tomato',
  ]),
  sentences: [
    'We cook what we like to eat.',
    'Everything is made here, from the bread to the last sauce.',
    'The kitchen opens early and closes when the last guest has had enough.',
    'Our vegetables come from three farms within an hour’s drive, and the menu changes when the weather does.',
    'Some of our guests have been coming since the first week, and a few of them now work here.',
    'There is a long table in the middle of the room for people who arrive alone and do not want to stay that way.',
    'Ask for the daily special.',
    'No reservations at the bar: the first who comes gets the stool by the window.',
    'We pay our suppliers on time & our cooks well — it shows on the plate.',
  ],
  questions: [
    ['Do you take reservations?', 'For five or more, online or by phone. Smaller groups walk in.'],
    ['Is there parking?', 'Behind the building, free for two hours.'],
    ['Are dogs welcome?', 'On the patio, always.'],
    ['Do you have a menu for children?', 'Yes. It has six items, and none of them is boring.'],
    ['Can I bring a cake?', 'Of course. Tell us a day before, so that there is room in the fridge.'],
    ['Do you cater?', 'For ten guests and more. Write to us at least three days before.'],
  ],
  jobs: ['Line Cook', 'Server', 'Dishwasher', 'Shift Supervisor', 'Bartender', 'General Manager', 'Host', 'Prep Cook'],
  offers: ['Lunch for Two', 'Family Sunday', 'Happy Hour', 'Student Tuesday', 'First Order', 'Birthday Dessert'],
};

const FRENCH: Words = {
  country: 'CA',
  categories: [
    'Entrées',
    'Soupes',
    'Salades',
    'Grillades',
    'Spécialités',
    'Accompagnements',
    'À partager',
    'Midi',
  ].concat(['Enfants', 'Desserts', 'Boissons', 'Fin de soirée']),
  ingredients: ['ail', 'citron', 'oignon grillé', 'persil', 'crème fraîche', 'cheddar vieilli', 'poivron rôti'].concat([
    'beurre noisette',
    'cornichons',
    'champignons',
    'fleur de sel',
    'herbes du jardin',
    'érable',
  ]),
  sentences: [
    'On cuisine ce qu’on aime manger.',
    'Tout est fait ici, du pain jusqu’à la dernière sauce.',
    'La cuisine ouvre tôt et ferme quand le dernier client n’a plus faim.',
    'Nos légumes viennent de trois fermes des environs, et la carte change avec la météo.',
    'Certains de nos clients viennent depuis la première semaine ; quelques-uns travaillent maintenant avec nous.',
    'Demandez le plat du jour.',
    'Une grande table, au milieu de la salle, attend celles et ceux qui arrivent seuls et n’ont pas envie de le rester.',
  ],
  questions: [
    ['Prenez-vous les réservations ?', 'À partir de cinq personnes, en ligne ou par téléphone.'],
    ['Y a-t-il un stationnement ?', 'Derrière l’immeuble, gratuit pendant deux heures.'],
    ['Les chiens sont-ils admis ?', 'Sur la terrasse, toujours.'],
    ['Faites-vous traiteur ?', 'Pour dix personnes et plus. Écrivez-nous trois jours avant.'],
  ],
  jobs: ['Cuisinier', 'Serveuse', 'Plongeur', 'Chef d’équipe', 'Barman', 'Gérante', 'Hôte'],
  offers: ['Midi à deux', 'Dimanche en famille', '5 à 7', 'Mardi étudiant', 'Première commande'],
};

const SPANISH: Words = {
  country: 'US',
  categories: [
    'Entrantes',
    'Sopas',
    'Ensaladas',
    'A la parrilla',
    'Especialidades',
    'Guarniciones',
    'Para compartir',
  ].concat(['Almuerzo', 'Niños', 'Postres', 'Bebidas', 'De noche']),
  ingredients: ['ajo', 'limón', 'cebolla asada', 'cilantro', 'crema', 'queso fresco', 'pimiento', 'mantequilla'].concat(
    ['pepinillos', 'setas', 'sal de mar', 'tomate ahumado', 'jalapeño'],
  ),
  sentences: [
    'Cocinamos lo que nos gusta comer.',
    'Todo se hace aquí, desde el pan hasta la última salsa.',
    'La cocina abre temprano y cierra cuando el último cliente ya no tiene hambre.',
    'Las verduras llegan de tres granjas cercanas, y la carta cambia con el tiempo.',
    '¡Pregunte por el plato del día!',
    'En el centro hay una mesa larga para quienes llegan solos y no quieren seguir así toda la noche.',
  ],
  questions: [
    ['¿Aceptan reservas?', 'Para cinco o más, en línea o por teléfono.'],
    ['¿Hay estacionamiento?', 'Detrás del edificio, gratis durante dos horas.'],
    ['¿Hacen catering?', 'Para diez personas o más. Escríbanos tres días antes.'],
  ],
  jobs: ['Cocinero', 'Mesera', 'Lavaplatos', 'Supervisor', 'Cantinero', 'Gerente'],
  offers: ['Almuerzo para dos', 'Domingo en familia', 'Hora feliz', 'Martes de estudiantes'],
};

const CHINESE: Words = {
  country: 'CA',
  categories: ['前菜', '汤', '沙拉', '烧烤', '招牌菜', '小菜', '拼盘', '午市', '儿童餐', '甜品', '饮料', '夜宵'],
  ingredients: ['蒜', '姜', '葱', '香菜', '辣椒油', '花椒', '芝麻', '豆腐', '木耳', '香菇', '海盐', '黑醋', '花生'],
  sentences: [
    '我们做自己爱吃的菜。',
    '从面条到酱料，全部在店里现做。',
    '厨房很早开门，最后一位客人吃饱了才关。',
    '蔬菜来自附近的三个农场，菜单随季节更换，所以每次来都会有新的味道等着您。',
    '欢迎询问今日特选。',
    '有些客人从开业第一周就来，其中几位现在和我们一起工作。',
  ],
  questions: [
    ['可以订位吗？', '五人以上可以网上或电话订位。'],
    ['有停车位吗？', '店后面有，两小时免费。'],
    ['提供外烩吗？', '十人以上可以，请提前三天联系我们。'],
  ],
  jobs: ['厨师', '服务员', '洗碗工', '店长', '调酒师'],
  offers: ['双人午餐', '家庭星期日', '欢乐时光', '首次订购'],
};

const GERMAN: Words = {
  country: 'DE',
  categories: [
    'Vorspeisen',
    'Suppen',
    'Salate',
    'Vom Grill',
    'Spezialitäten',
    'Beilagen',
    'Zum Teilen',
    'Mittagstisch',
  ].concat(['Für Kinder', 'Nachspeisen', 'Getränke', 'Für Spätentschlossene']),
  ingredients: ['Knoblauch', 'Zitrone', 'Röstzwiebeln', 'Petersilie', 'Sauerrahm', 'Bergkäse', 'Gewürzgurken'].concat([
    'braune Butter',
    'Waldpilze',
    'Meersalz',
    'Räuchertomaten',
    'Kümmel',
  ]),
  sentences: [
    'Wir kochen, was wir selbst gern essen.',
    'Alles entsteht hier im Haus, vom Brot bis zur letzten Soße.',
    'Unser Gemüse kommt von drei Höfen aus der Umgebung, und die Karte wechselt mit dem Wetter.',
    'Fragen Sie nach dem Tagesgericht.',
    'Geschwindigkeitsbegrenzungen gelten nur für den Lieferdienst, nicht für den Appetit unserer Stammgäste.',
  ],
  questions: [
    ['Kann ich reservieren?', 'Ab fünf Personen, online oder am Telefon.'],
    ['Gibt es Parkplätze?', 'Hinter dem Haus, zwei Stunden kostenlos.'],
    ['Liefern Sie auch für Feiern?', 'Ab zehn Gästen. Bitte drei Tage vorher melden.'],
  ],
  jobs: ['Köchin', 'Servicekraft', 'Spülhilfe', 'Schichtleitung', 'Barkeeper'],
  offers: ['Mittag zu zweit', 'Familiensonntag', 'Feierabendbier', 'Erste Bestellung'],
};

/** As often as brands write in them: most in English. */
export const LANGUAGES: readonly Words[] = [
  ...Array.from({ length: 7 }, () => ENGLISH),
  ...[FRENCH, FRENCH, SPANISH, CHINESE, GERMAN],
];
