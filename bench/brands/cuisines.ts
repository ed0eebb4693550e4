export interface Cuisine {
  name: string;
  /** A dish and a style together are the name of an item: 12 × 10 are enough for the longest menu. */
  dishes: string[];
  styles: string[];
}

const words = (text: string): string[] => text.split(', ');

export const CUISINES: readonly Cuisine[] = [
  {
    name: 'Italian',
    dishes: words(
      'Pizza, Tagliatelle, Risotto, Gnocchi, Focaccia, Ravioli, Calzone, Lasagna, Bruschetta, Polenta, Rigatoni, Panino',
    ),
    styles: words(
      'alla Nonna, al Forno, Quattro Formaggi, alla Norma, ai Funghi, al Limone, Diavola, Verde, Bianca, della Casa',
    ),
  },
  {
    name: 'Mexican',
    dishes: words(
      'Tacos, Burrito, Quesadilla, Enchiladas, Tostada, Torta, Tamales, Sopes, Nachos, Flautas, Pozole, Chilaquiles',
    ),
    styles: words(
      'al Pastor, de Carnitas, con Mole, de Pollo, Campechano, Vegano, con Camarón, de Rajas, Suadero, El Grande',
    ),
  },
  {
    name: 'Japanese',
    dishes: words('Ramen, Udon, Donburi, Gyoza, Karaage, Onigiri, Yakisoba, Tempura, Curry, Katsu, Maki, Okonomiyaki'),
    styles: words('Shoyu, Miso, Tonkotsu, with Egg, Spicy, Yuzu, Kaiso, Deluxe, Chilled, with Mushrooms'),
  },
  {
    name: 'Indian',
    dishes: words('Curry, Biryani, Dosa, Paneer, Korma, Vindaloo, Dal, Tandoori, Samosa, Naan, Thali, Pakora'),
    styles: words('of the House, Madras, with Spinach, Butter, Railway Style, with Chickpeas, Mild, Hot, Royal, Goan'),
  },
  {
    name: 'Burgers',
    dishes: words('Burger, Cheeseburger, Slider, Smash, Hot Dog, Fries, Rings, Shake, Wings, Wrap, Melt, Bowl'),
    styles: words(
      'No. 1, with Bacon, Double, Smoked, Garden, Hot Honey, Blue Cheese, Crispy Chicken, BBQ, Plain & Simple',
    ),
  },
  {
    name: 'Middle Eastern',
    dishes: words(
      'Shawarma, Falafel, Hummus, Kebab, Manakish, Kofta, Fattoush, Shakshuka, Labneh, Muhammara, Baba Ghanouj, Kibbeh',
    ),
    styles: words(
      'Plate, Wrap, with Tahini, with Pomegranate, Spicy, Family Size, Garlic, Grilled, Mixed, Beirut Style',
    ),
  },
  {
    name: 'Chinese',
    dishes: words('牛肉面, 炒饭, 水饺, 小笼包, 麻婆豆腐, 宫保鸡丁, 红烧肉, 酸辣汤, 春卷, 炒面, 鱼片, 茄子'),
    styles: words('（招牌）, （辣）, （大）, （小）, （素）, （干锅）, （川味）, （广式）, （加蛋）, （双人）'),
  },
  {
    name: 'Café',
    dishes: words(
      'Latte, Croissant, Omelette, Toast, Granola, Sandwich, Quiche, Scone, Pancakes, Espresso, Salad, Soup',
    ),
    styles: words(
      'Classic, with Salmon, Maple, Almond, of the Day, Vegan, Seasonal, Extra Large, to Share, Gluten-free',
    ),
  },
];
