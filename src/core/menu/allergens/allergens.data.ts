import type { Diet, KnownAllergen } from '#schema/menu/item-keys.ts';

/**
 * The 14 allergens of the EU (Regulation 1169/2011, Annex II), the 9 of the US (FALCPA and FASTER) and the priority allergens of Canada, with the cereals,
 * nuts and crustaceans that menus name one by one. `of` is the kind that an allergen belongs to. The names are those in English, French, Spanish and Chinese,
 * of one and of many; capitals, accents and signs make no difference. The first name stands for those that programs write, such as `TREE_NUTS`.
 */
export const ALLERGENS: Record<
  KnownAllergen,
  { of?: KnownAllergen; names: string; french: string; spanish: string; chinese: string }
> = {
  gluten: {
    names:
      'gluten, cereals, cereal, gluten cereals, cereals containing gluten, cereals with gluten, gluten containing cereals, gluten containing grains',
    french: 'gluten, céréales, céréales contenant du gluten',
    spanish: 'gluten, cereales, cereales con gluten, cereales que contienen gluten',
    chinese: '麸质, 麩質, 含麸质谷物, 含麩質穀物, 含麸质的谷物, 麸质谷物',
  },
  wheat: {
    of: 'gluten',
    names: 'wheat, wheat flour, wheat gluten',
    french: 'blé, froment',
    spanish: 'trigo',
    chinese: '小麦, 小麥',
  },
  barley: { of: 'gluten', names: 'barley', french: 'orge', spanish: 'cebada', chinese: '大麦, 大麥' },
  rye: { of: 'gluten', names: 'rye', french: 'seigle', spanish: 'centeno', chinese: '黑麦, 黑麥' },
  oats: { of: 'gluten', names: 'oats, oat', french: 'avoine', spanish: 'avena', chinese: '燕麦, 燕麥' },
  spelt: { of: 'gluten', names: 'spelt', french: 'épeautre', spanish: 'espelta', chinese: '斯佩尔特小麦' },
  kamut: {
    of: 'gluten',
    names: 'kamut, khorasan wheat',
    french: 'blé de khorasan',
    spanish: 'trigo khorasan',
    chinese: '卡姆小麦',
  },
  triticale: { of: 'gluten', names: 'triticale', french: 'triticale', spanish: 'triticale', chinese: '黑小麦, 黑小麥' },
  crustaceans: {
    of: 'shellfish',
    names: 'crustaceans, crustacean, crustacea, crustacean shellfish, crustaceans shellfish, shellfish crustaceans',
    french: 'crustacés, crustacé',
    spanish: 'crustáceos, crustáceo',
    chinese: '甲壳类, 甲殼類, 甲壳类动物, 甲殼類動物, 甲壳纲动物',
  },
  shrimp: {
    of: 'crustaceans',
    names: 'shrimp, shrimps, prawn, prawns',
    french: 'crevette, crevettes',
    spanish: 'gamba, gambas, camarón, camarones, langostino, langostinos',
    chinese: '虾, 蝦',
  },
  crab: {
    of: 'crustaceans',
    names: 'crab, crabs',
    french: 'crabe, crabes',
    spanish: 'cangrejo, cangrejos',
    chinese: '蟹, 螃蟹',
  },
  lobster: {
    of: 'crustaceans',
    names: 'lobster, lobsters',
    french: 'homard, homards, langouste, langoustes',
    spanish: 'langosta, langostas, bogavante, bogavantes',
    chinese: '龙虾, 龍蝦',
  },
  molluscs: {
    of: 'shellfish',
    names: 'molluscs, mollusc, mollusks, mollusk, molluscan shellfish, shellfish molluscs',
    french: 'mollusques, mollusque',
    spanish: 'moluscos, molusco',
    chinese: '软体动物, 軟體動物, 软体类, 軟體類',
  },
  shellfish: {
    names: 'shellfish, crustaceans and molluscs, molluscs and crustaceans',
    french: 'crustacés et mollusques, fruits de mer',
    spanish: 'marisco, mariscos, crustáceos y moluscos',
    chinese: '贝类, 貝類, 甲壳类和软体动物',
  },
  fish: {
    names: 'fish, fishes, finfish',
    french: 'poisson, poissons',
    spanish: 'pescado, pescados',
    chinese: '鱼, 魚, 鱼类, 魚類',
  },
  eggs: { names: 'eggs, egg', french: 'œuf, œufs', spanish: 'huevo, huevos', chinese: '蛋, 鸡蛋, 雞蛋, 蛋类, 蛋類' },
  peanuts: {
    names: 'peanuts, peanut, groundnut, groundnuts',
    french: 'arachide, arachides, cacahuète, cacahuètes, cacahouètes',
    spanish: 'cacahuete, cacahuetes, cacahuate, cacahuates, maní',
    chinese: '花生',
  },
  soy: {
    names: 'soy, soya, soybean, soybeans, soyabeans, soya beans, soy beans',
    french: 'soja, fèves de soja',
    spanish: 'soja',
    chinese: '大豆, 黃豆, 黄豆',
  },
  milk: {
    names:
      'milk, dairy, lactose, cow milk, cows milk, milk and dairy, milk and lactose, milk including lactose, dairy and lactose',
    french: 'lait, laitiers, produits laitiers, lait et lactose',
    spanish: 'leche, lácteos, lactosa, productos lácteos',
    chinese: '奶, 乳, 牛奶, 奶类, 奶類, 乳类, 乳類, 乳糖',
  },
  'tree-nuts': {
    names: 'tree nuts, tree nut, treenuts, treenut, nuts, nut',
    french: 'fruits à coque, fruit à coque, fruits à écale, noix',
    spanish: 'frutos secos, fruto seco, frutos de cáscara, nueces',
    chinese: '坚果, 堅果, 坚果类, 堅果類, 树坚果, 木本坚果',
  },
  almonds: {
    of: 'tree-nuts',
    names: 'almonds, almond',
    french: 'amande, amandes',
    spanish: 'almendra, almendras',
    chinese: '杏仁, 扁桃仁',
  },
  hazelnuts: {
    of: 'tree-nuts',
    names: 'hazelnuts, hazelnut',
    french: 'noisette, noisettes',
    spanish: 'avellana, avellanas',
    chinese: '榛子, 榛果',
  },
  walnuts: {
    of: 'tree-nuts',
    names: 'walnuts, walnut',
    french: 'noix de grenoble',
    spanish: 'nuez, nuez de castilla',
    chinese: '核桃, 胡桃',
  },
  cashews: {
    of: 'tree-nuts',
    names: 'cashews, cashew, cashew nuts',
    french: 'noix de cajou',
    spanish: 'anacardo, anacardos, nuez de la india',
    chinese: '腰果',
  },
  pecans: {
    of: 'tree-nuts',
    names: 'pecans, pecan, pecan nuts',
    french: 'noix de pécan, pacanes',
    spanish: 'pacana, pacanas, nuez pecana',
    chinese: '碧根果, 山核桃',
  },
  'brazil-nuts': {
    of: 'tree-nuts',
    names: 'brazil nuts, brazil nut',
    french: 'noix du brésil',
    spanish: 'nueces de brasil, nuez de brasil',
    chinese: '巴西坚果, 巴西堅果',
  },
  pistachios: {
    of: 'tree-nuts',
    names: 'pistachios, pistachio, pistachio nuts',
    french: 'pistache, pistaches',
    spanish: 'pistacho, pistachos',
    chinese: '开心果, 開心果',
  },
  macadamias: {
    of: 'tree-nuts',
    names: 'macadamias, macadamia, macadamia nuts, queensland nuts',
    french: 'noix de macadamia',
    spanish: 'nuez de macadamia, nueces de macadamia',
    chinese: '夏威夷果, 澳洲坚果',
  },
  'pine-nuts': {
    of: 'tree-nuts',
    names: 'pine nuts, pine nut',
    french: 'pignons, pignons de pin',
    spanish: 'piñones, piñón',
    chinese: '松子',
  },
  celery: { names: 'celery, celeriac', french: 'céleri', spanish: 'apio', chinese: '芹菜, 西芹' },
  mustard: { names: 'mustard, mustard seed, mustard seeds', french: 'moutarde', spanish: 'mostaza', chinese: '芥末' },
  sesame: {
    names: 'sesame, sesame seed, sesame seeds',
    french: 'graines de sésame',
    spanish: 'sésamo, ajonjolí, semillas de sésamo, granos de sésamo',
    chinese: '芝麻',
  },
  sulphites: {
    names:
      'sulphites, sulphite, sulfites, sulfite, sulphur dioxide, sulfur dioxide, sulphur dioxide and sulphites, sulphur dioxide sulphites, so2',
    french: 'anhydride sulfureux, dioxyde de soufre, anhydride sulfureux et sulfites',
    spanish: 'sulfitos, dióxido de azufre, anhídrido sulfuroso, dióxido de azufre y sulfitos',
    chinese: '亚硫酸盐, 亞硫酸鹽, 二氧化硫, 亚硫酸盐类',
  },
  lupin: { names: 'lupin, lupins, lupine', french: 'lupins', spanish: 'altramuz, altramuces', chinese: '羽扇豆' },
};

/** The allergens, with those of their kind, that an item with the mark of a diet can't contain. Oats are not here: oats free of gluten are sold. */
export const CONTRADICTING: Record<Diet, readonly KnownAllergen[]> = {
  vegan: ['milk', 'eggs', 'fish', 'shellfish'],
  vegetarian: ['fish', 'shellfish'],
  'gluten-free': ['gluten'],
  halal: [],
  spicy: [],
};
