import { describe, expect, test } from 'vitest';
import { type Language, languageOfPage, readLanguage } from '#assistant/languages/language.ts';

/** What an Italian, a Japanese and a Mexican menu, their locations and ordinary English have. */
const SITE = new Set(
  `tonkotsu shoyu spicy miso ramen gyoza tantanmen burger pizza margherita marinara burrata friarielli salsiccia e tiramisu calzone taco tacos burrito al pastor arroz con
  pollo croque monsieur poutine steak au poivre saint laurent gastown halifax king street kids options vegan vegetarian friendly gluten free pork chicken nuts price weather toronto`.split(
    /\s+/,
  ),
);
const knows = (word: string): boolean => SITE.has(word);

/** Each line is a question, an arrow, and what its English has, with bars between. */
const FRENCH = `
Quelles sont vos heures d'ouverture ? → what are your hours
À quelle heure fermez-vous ce soir ? → what time do you close tonight
Êtes-vous ouverts le dimanche ? → are you open | sunday
ouvert demain midi? → open tomorrow noon
Jusqu’à quelle heure servez-vous vendredi → until what time | do you serve | friday
Êtes-vous ouverts à Noël ? → are you open | christmas day
Ouvrez-vous le lundi de Pâques → do you open | easter monday
Fermés à l'Action de grâce? → close | thanksgiving
êtes-vous ouvert le 24 décembre → are you open | 24 december
ouvert à 21h30 samedi? → open at 21:30 saturday
est-ce que vous êtes ouverts à 9 h du soir → are you open at 9:00 pm
Quelle est l'adresse de Gastown ? → what is the address of Gastown
Où êtes-vous situés? → where are you located
Comment s'y rendre en métro → directions
Quel est votre numéro de téléphone ? → what is your phone number
Y a-t-il du stationnement ? → is there | parking
Puis-je réserver une table pour 6 personnes ? → can i reserve a table for 6 people
Faites-vous la livraison ? → do you make | delivery
Livrez-vous au centre-ville? → do you deliver | downtown
Puis-je commander en ligne et passer chercher ? → can i order | and pickup
Combien coûte le tonkotsu ? → how much is the tonkotsu
c'est combien la poutine → how much is the poutine
cest combien le steak au poivre → how much is the steak au | poivre
Quel est le plat le moins cher ? → dishes cheapest
Des plats à moins de 15 $ ? → under $15
Avez-vous un menu pour enfants ? → do you have a kids menu
Que me recommandez-vous ? → recommend
Avez-vous des options végétaliennes ? → do you have some options vegan
avez vous quelque chose sans gluten → do you have | gluten free
La pizza marinara est-elle végétarienne ? → pizza marinara is vegetarian
Est-ce que le tantanmen est très épicé ? → tantanmen is very spicy
Un ramen pas épicé svp → ramen not spicy please
Je ne mange pas de porc → i dont eat pork
je mange pas de fruits de mer → i dont eat seafood
Je suis allergique aux arachides → i am allergic to peanuts
Est-ce que le gyoza contient des crevettes ? → is the gyoza contain some shrimp
Y a-t-il des noix dans le tiramisu? → is there some nuts in the tiramisu
j'évite les produits laitiers → avoid the dairy
rien avec des noix → nothing with some nuts
sans aucune trace d'arachides → without peanuts
Une pizza sans fromage ni œufs → pizza without cheese no egg
Avez-vous des promotions le mardi ? → do you have some deals | tuesday
Vendez-vous des cartes-cadeaux ? → do you sell some gift card
Embauchez-vous ? → are you hiring
Service de traiteur pour un mariage → catering for a wedding
Le resto est-il accessible en fauteuil roulant ? → wheelchair
Les chiens sont-ils permis sur la terrasse ? → dogs are accept on the patio
Quel est le mot de passe wifi → wifi password
Ma commande était froide, je veux me plaindre → my order was cold | complaint
Merci beaucoup ! → thank you
Bonsoir → hello
ouvert le 3 mai mais pas le soir → open the 3 may but not the evening
un emploi d'été → a jobs of summer
arachides → peanuts
horaire → hours
`;

const SPANISH = `
¿Cuál es su horario? → what is your hours
¿A qué hora cierran hoy? → what time do you close today
¿Están abiertos los domingos? → are you open the sunday
abren mañana por la noche? → do you open tomorrow evening
¿Están abiertos el 24 de diciembre? → are you open the 24 of december
¿Abren en Navidad? → do you open in christmas day
horario de Año Nuevo → hours of new years day
¿Abren el día de Acción de Gracias? → thanksgiving
¿siguen abiertos a las 9 de la noche? → are you open at 9 pm
abren a las 11:30 de la mañana → do you open at 11:30 am
¿Dónde están ubicados? → where are you located
¿Cuál es la dirección de Gastown? → what is the address of Gastown
¿Cómo llego desde Halifax? → directions from Halifax
¿Cuál es el número de teléfono? → what is the phone number
¿Hay estacionamiento? → is there parking
Quiero reservar una mesa para 4 personas → reserve a table for 4 people
¿Hacen entregas a domicilio? → do you deliver
¿Puedo pedir en línea? → can i order
para llevar → takeout
¿Cuánto cuesta el spicy miso? → how much is the spicy miso
cuánto cuestan los tacos al pastor → how much is the tacos al pastor
precio de la margherita → price of the margherita
¿cuánto cuesta el arroz con pollo? → how much is the | arroz con
¿Cuál es el plato más barato? → dishes cheapest
algo por menos de 10 dólares → under $10
¿Tienen menú para niños? → do you have kids menu
¿Qué me recomiendan? → what | recommend
¿Tienen opciones veganas? → do you have | vegan
¿Qué hay sin gluten? → what do you have gluten free
¿El ramen es picante? → the ramen is spicy
algo que no sea picante → not spicy
No como carne → vegetarian
nada con nueces → nothing with nuts
debo evitar el gluten → avoid the gluten
no como cerdo ni mariscos → i dont eat pork no seafood
Soy alérgico al maní → i am allergic to peanuts
¿La burrata contiene nueces? → the burrata contain nuts
pizza sin queso → pizza without cheese
opciones sin gluten ni lácteos → gluten free no dairy
¿Qué ofertas tienen los martes? → deals | tuesday
¿Venden tarjetas de regalo? → do you sell gift card
¿Están contratando meseros? → are you hiring server
¿Hacen banquetes para bodas? → catering for wedding
¿Es accesible para silla de ruedas? → wheelchair
¿Puedo llevar a mi perro a la terraza? → dogs | patio
¿Tienen wifi gratis? → do you have free wifi
Mi comida llegó fría, quiero poner una queja → my food was cold | complaint
somos un grupo grande de 15 personas → large group of 15 people
¿Son halal? → are halal
muchas gracias → thank you
¡Hola! → hello
¿Cuántos restaurantes tienen? → how many restaurant do you have
¿cuánto? → how much
¿tienen cerveza o vino? → do you have beer or wine
cacahuates → peanuts
horarios → hours
`;

const CHINESE = `
你们的营业时间是什么？ → your hours is what
今天几点关门？ → today what time close
今晚开到几点 → tonight until what time
星期天开门吗 → sunday open
周六晚上9点还营业吗 → saturday 9 pm still open
12月24号开门吗 → december 24 open
十二月三十一日晚上十点半开门吗 → december 31 10:30 pm open
圣诞节营业吗 → christmas day open
感恩节休息吗 → thanksgiving closed
春节开门吗 → lunar new year open
你们在哪里？ → where is
Gastown店的地址 → Gastown location address
怎么走 → directions
电话号码是多少 → phone number
有停车位吗 → do you have parking
想订一张桌子，6个人 → reserve a table, 6 people
可以送外卖到 King Street 吗 → delivery | King Street
可以在线点餐吗 → order online
可以打包吗 → takeout
拉面多少钱 → ramen how much is
spicy miso 多少钱？ → spicy miso how much is
最便宜的是什么 → cheapest
有没有15块以下的 → do you have under $15
有儿童餐吗 → do you have kids menu
有什么推荐 → what do you have recommend
有素食吗？ → do you have vegetarian
有没有纯素的披萨 → do you have vegan pizza
有无麸质的吗 → do you have gluten free
tantanmen 辣吗 → tantanmen spicy
有不辣的拉面吗 → do you have ramen not spicy
我不吃猪肉 → i dont eat pork
没有猪肉的拉面 → ramen without pork
有没有猪肉的拉面 → do you have pork ramen
我对花生过敏 → i allergic peanuts
煎饺里有虾吗 → gyoza contain shrimp
提拉米苏含坚果吗 → tiramisu contain nuts
要避免花生 → avoid peanuts
不要香菜 → without cilantro
星期二有什么优惠 → tuesday what do you have deals
有礼品卡吗 → do you have gift card
你们招人吗 → are you hiring
可以办婚宴吗 → wedding
轮椅能进吗 → wheelchair
可以带狗吗 → dogs
WiFi密码是什么 → WiFi password
我的菜是冷的，我要投诉 → was cold | complaint
你好 → hello
`;

const TRADITIONAL = `
請問週末幾點開門？ → weekend what time open
有冇停車場 → do you have parking
幾多錢 → how much is
謝謝 → thank you
`;

function rowsOf(text: string): [question: string, parts: string[]][] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [question = '', parts = ''] = line.split(' → ');
      return [question, parts.split(' | ')];
    });
}

describe.each<[Language, string]>([
  ['fr', FRENCH],
  ['es', SPANISH],
  ['zh', CHINESE],
  ['zh-hant', TRADITIONAL],
])('a question in %s', (language, questions) => {
  test.each(rowsOf(questions))('%s', (question, parts) => {
    const read = readLanguage(question, knows);
    expect(read.language).toBe(language);
    for (const part of parts) expect(read.english).toContain(part);
  });
});

test.each([
  'are you open on sunday',
  'burrata e friarielli?',
  'salsiccia e friarielli gluten free',
  'marinara',
  'hola! are you open',
  'bonjour, do you have a patio?',
  'merci! see you there',
  'burrito con pollo price',
  'how much is the arroz con pollo',
  'do you have jus',
  'do you have a soup du jour',
  'is the steak au poivre spicy',
  'croque monsieur',
  'tacos al pastor',
  'do you have 小笼包?',
  'how much is ラーメン',
  'menu',
  'parking',
  'kids menu',
  'gift cards',
  'whats the weather in toronto',
  'no pork please',
  'me and my mom are vegan, on a date',
  'mon-fri hours?',
  'a la carte or table service?',
  'jalapeño burger with no bun',
  '',
  '?!',
  '$15',
])('%j is in English, and stays as it is', (question) => {
  expect(readLanguage(question, knows)).toEqual({ language: 'en', english: question });
});

test.each([
  'Haben Sie am Sonntag geöffnet?',
  'Wie viel kostet die Pizza?',
  'Ich bin allergisch gegen Erdnüsse',
  'Siete aperti domenica sera?',
  'Avete piatti senza glutine?',
  'Você tem opções veganas?',
  'Quanto custa a sobremesa?',
  'Hebben jullie een kindermenu?',
  'Czy macie dania wegańskie?',
  'Вы открыты в воскресенье?',
  '日曜日は開いていますか？',
  'ラーメンはいくらですか',
  '일요일에 문을 여나요?',
  'هل أنتم مفتوحون يوم الأحد؟',
  'वेज खाना मिलता है?',
  'เปิดวันอาทิตย์ไหม',
])('%j is in another language, and stays as it is', (question) => {
  expect(readLanguage(question, knows)).toEqual({ language: 'other', english: question });
});

describe('a question that may be of either language is in that of the page', () => {
  test.each(['Margherita?', 'menu', 'tonkotsu', 'brunch', 'marinara'])('%j', (question) => {
    expect(readLanguage(question, knows, 'fr')).toEqual({ language: 'fr', english: question });
    expect(readLanguage(question, knows, 'es').language).toBe('es');
    expect(readLanguage(question, knows, 'zh').language).toBe('zh');
    expect(readLanguage(question, knows, 'zh-hant').language).toBe('zh-hant');
  });

  test.each(['are you open on sunday', 'how much is the arroz con pollo', 'gift cards'])(
    '%j is English',
    (question) => {
      expect(readLanguage(question, knows, 'fr').language).toBe('en');
      expect(readLanguage(question, knows, 'zh').language).toBe('en');
    },
  );

  test('but one that is told keeps its own', () => {
    expect(readLanguage('¿Tienen platos sin gluten?', knows, 'fr').language).toBe('es');
    // English words of restaurants stand in it.
    for (const question of ['¿Tienen catering?', '¿Hay parking?', '¿Tienen delivery?', '¿Hacen takeout?'])
      expect(readLanguage(question, knows).language).toBe('es');
    expect(readLanguage('tienen catering?', knows, 'es').language).toBe('es');
    expect(readLanguage('Haben Sie am Sonntag geöffnet?', knows, 'fr').language).toBe('other');
  });

  test.each([
    ['fr-CA', 'fr'],
    ['zh-Hant', 'zh-hant'],
    ['zh-CN', 'zh'],
    ['ar', 'en'],
    ['not a tag', 'en'],
  ])('of a page in %s that is %s', (tag, language) => expect(languageOfPage(tag)).toBe(language));
});
