import { makeDictionary } from './dictionary.ts';

/** What guests write, in simplified and traditional characters, and what is said in Cantonese. */
const OWN = `
do you have: 有, 有没有, 有沒有, 有冇, 你们有, 你們有, 请问有, 請問有, 提供, 提不提供, 有卖, 有賣, 卖, 賣
is there: 附近有, 那里有, 那裡有
what kinds do you have: 有哪几种, 有哪幾種, 有几种, 有幾種
what do you have: 有什么, 有什麼, 有哪些, 有咩, 有些什么, 有啥
what: 什么, 什麼, 啥, 咩, 甚么, 甚麼
which: 哪个, 哪個, 哪些, 哪种, 哪種, 边个, 邊個, 哪
what time: 几点, 幾點, 什么时候, 什麼時候, 什么时间, 什麼時間, 几时, 幾時, 几点钟, 幾點鐘
until what time: 到几点, 到幾點, 营业到几点, 營業到幾點, 开到几点, 開到幾點
how much is: 多少钱, 多少錢, 几钱, 幾錢, 几多钱, 幾多錢, 什么价格, 什麼價格, 价钱多少, 價錢多少, 怎么卖, 怎麼賣, 多少钱一份, 卖多少钱, 賣多少錢, 多少钱一个, 价格是多少, 價格是多少, 价格多少
how much: 多少, 几多, 幾多
how many: 多少个, 多少個, 几个, 幾個, 几家, 幾家, 多少家
price: 价格, 價格, 价钱, 價錢, 价位, 價位
where is: 在哪里, 在哪裡, 在哪, 在哪儿, 在哪兒, 在什么地方, 在什麼地方, 喺边度, 喺邊度, 哪里有, 哪裡有, 在边度, 在邊度
where: 哪里, 哪裡, 哪儿, 哪兒, 边度, 邊度
address: 地址, 位置
directions: 怎么走, 怎麼走, 怎么去, 怎麼去, 怎样去, 怎樣去, 点去, 點去, 路线, 路線, 怎么到, 怎麼到, 如何到达, 如何前往
nearest: 最近, 最近的, 离我最近, 離我最近, 离我最近的
near: 附近, 旁边, 旁邊, 靠近
phone number: 电话号码, 電話號碼, 联系电话, 聯繫電話, 订位电话, 訂位電話, 电话, 電話
call: 打电话, 打電話, 致电, 致電
contact: 联系, 聯繫, 聯絡, 联络
email: 邮箱, 郵箱, 电邮, 電郵, 电子邮件, 電子郵件, 邮件, 郵件
hours: 营业时间, 營業時間, 开放时间, 開放時間, 时间, 時間
open: 开门, 開門, 营业, 營業, 开, 開, 开着, 開著, 开店, 開店, 开放, 開放, 开不开, 開不開, 开不开门, 開不開門, 开业, 營唔營業
close: 关门, 關門, 打烊, 关店, 關店, 收工, 闩门, 閂門, 收铺, 收舖
closed: 休息, 关了, 關了, 放假
now: 现在, 現在, 而家, 依家, 目前, 这会儿
today: 今天, 今日
yesterday: 昨天, 昨日, 尋日, 寻日
last night: 昨晚
tonight: 今晚, 今天晚上, 今夜
tomorrow: 明天, 明日, 听日, 聽日
tomorrow evening: 明晚, 明天晚上, 听晚, 聽晚
day after tomorrow: 后天, 後天, 后日, 後日
this morning: 今天早上, 今早
this afternoon: 今天下午
weekend: 周末, 週末, 这个周末, 這個週末, 这周末
weekdays: 平日, 工作日, 平时, 平時
every day: 每天, 每日, 天天
this week: 这周, 這週, 这星期, 這星期, 本周, 本週
next: 下周, 下週, 下星期, 下礼拜, 下禮拜, 下个, 下個
monday: 周一, 週一, 星期一, 礼拜一, 禮拜一
tuesday: 周二, 週二, 星期二, 礼拜二, 禮拜二
wednesday: 周三, 週三, 星期三, 礼拜三, 禮拜三
thursday: 周四, 週四, 星期四, 礼拜四, 禮拜四
friday: 周五, 週五, 星期五, 礼拜五, 禮拜五
saturday: 周六, 週六, 星期六, 礼拜六, 禮拜六
sunday: 周日, 週日, 周天, 星期日, 星期天, 礼拜天, 禮拜天, 礼拜日, 禮拜日
next monday: 下周一, 下週一, 下星期一
next tuesday: 下周二, 下週二, 下星期二
next wednesday: 下周三, 下週三, 下星期三
next thursday: 下周四, 下週四, 下星期四
next friday: 下周五, 下週五, 下星期五
next saturday: 下周六, 下週六, 下星期六
next sunday: 下周日, 下週日, 下星期天, 下星期日
morning: 早上, 上午, 早晨
noon: 中午, 正午
afternoon: 下午
evening: 晚上, 傍晚
midnight: 半夜, 午夜, 凌晨
holidays: 除夕, 年三十, 大年三十, 黄金周, 节假日, 節假日, 假期, 公众假期, 公眾假期, 假日, 法定假日, 节日, 節日
christmas day: 圣诞节, 聖誕節, 圣诞, 聖誕
christmas eve: 平安夜, 圣诞夜, 聖誕夜, 圣诞前夕, 聖誕前夕
boxing day: 节礼日, 節禮日, 圣诞节第二天
new years day: 元旦, 新年
new years eve: 跨年夜, 跨年, 新年前夜, 元旦前夜
lunar new year: 春节, 春節, 农历新年, 農曆新年, 大年初一, 过年, 過年, 中国新年, 中國新年, 年初一
thanksgiving: 感恩节, 感恩節
easter sunday: 复活节, 復活節
easter monday: 复活节星期一, 復活節星期一
good friday: 耶稣受难日, 耶穌受難日, 受难日
labour day: 劳动节, 勞動節
canada day: 加拿大日, 加拿大国庆日, 加拿大國慶日, 国庆, 國慶, 国庆节
family day: 家庭日
victoria day: 维多利亚日, 維多利亞日
valentines day: 情人节, 情人節
mothers day: 母亲节, 母親節
fathers day: 父亲节, 父親節
halloween: 万圣节, 萬聖節
mid autumn festival: 中秋节, 中秋節, 中秋
remembrance day: 国殇日, 國殤日, 阵亡将士纪念日
parking: 停车场, 停車場, 停车位, 停車位, 停车, 停車, 泊车, 泊車, 车位, 車位
reservation: 预订, 預訂, 预约, 預約, 订位, 訂位, 订座, 訂座, 定位, 留位
reserve: 预定, 預定, 订, 訂
reserve a table: 订桌, 訂桌, 订位子, 訂位子, 订个位, 订个位子, 订餐桌, 订桌子, 订一桌, 订一张桌子, 訂一張桌子
table: 桌, 桌子, 位子, 座位, 台
walk ins: 不用预约, 排队, 排隊
people: 人, 个人, 個人, 位
large group: 聚餐, 包间, 包間, 包厢, 包廂, 多人, 团体, 團體, 团队, 聚会, 聚會
delivery: 外卖, 外賣, 外送, 送餐, 送货, 配送, 送到, 送外卖, 送外賣, 送
pickup: 自取, 自提, 来取, 取餐
takeout: 打包, 外带, 外帶, 带走, 帶走, 拿走
order online: 网上订餐, 網上訂餐, 网上点餐, 網上點餐, 在线点餐, 線上點餐, 在线订餐, 网上下单, 線上訂餐
order: 点餐, 點餐, 订餐, 訂餐, 下单, 下單, 点菜, 點菜
menu: 菜单, 菜單, 餐牌, 菜牌
dishes: 菜, 菜品, 菜式, 菜肴
food: 食物, 吃的, 东西吃, 餐点, 餐點
what should i eat: 吃什么好, 吃什麼好
eat: 吃, 食
meal: 餐, 饭, 飯
breakfast: 早餐, 早饭, 早飯
lunch: 午餐, 午饭, 午飯
dinner: 晚餐, 晚饭, 晚飯
lunch special: 午餐特价, 午餐特價, 午市套餐
kids menu: 儿童餐, 兒童餐, 儿童菜单, 兒童菜單, 小孩餐, 小朋友餐, 儿童套餐
kids: 小孩, 孩子, 小朋友, 儿童, 兒童, 小孩子
baby: 婴儿, 嬰兒, 宝宝, 寶寶
high chair: 儿童椅, 兒童椅, 宝宝椅, 寶寶椅, 高脚椅, 婴儿椅, 嬰兒椅, 高脚凳, bb凳
the first one: 第一个, 第一個, 第一款
the second one: 第二个, 第二個, 第二款
the third one: 第三个, 第三個, 第三款
cheapest: 最便宜, 最平
most expensive: 最贵, 最貴
spiciest: 最辣
cheap: 便宜
expensive: 贵, 貴
under: 以下, 以内, 以內, 不超过, 不超過
recommend: 推荐, 推薦, 介绍一下, 好吃的
most popular: 最受欢迎, 最受歡迎, 最好吃, 最热门, 人气最高
popular: 受欢迎, 受歡迎, 招牌, 热门, 熱門, 人气, 人氣
specialty: 招牌菜, 特色菜, 特色, 拿手菜
best: 最好
vegetarian: 素食, 素, 吃素, 素菜, 素的, 素食者, 不吃肉, 我不吃肉, 没有肉, 不含肉, 无肉, 齋, 斋, 食齋, 素食选择, 蛋奶素
vegan: 纯素, 純素, 全素, 纯素食, 純素食, 全素食, 维根, 純素者, 纯素的, 纯素者, 植物性
gluten free: 无麸质, 無麩質, 不含麸质, 不含麩質, 无麸, 無麩, 没有麸质, 無麩質的, 不含面筋, 没有面筋, 不含小麦, 无谷蛋白, 無穀蛋白, 不含谷蛋白
pregnant: 怀孕, 懷孕, 孕妇, 孕婦, 孕期
breastfeeding: 哺乳, 母乳
celiac: 乳糜泻, 乳糜瀉
gluten: 麸质, 麩質, 谷蛋白, 面筋, 麵筋
halal: 清真, 清真的, 哈拉
spicy: 辣, 辣的, 辣吗, 辣嗎, 辣不辣, 辣唔辣
not spicy: 不辣, 不辣的, 不要辣, 不要太辣, 不太辣, 不能吃辣, 不吃辣, 不放辣, 唔辣, 唔要辣, 不加辣, 免辣, 没有辣, 不会辣
too: 太
dairy free: 无奶, 無奶, 不含奶, 不含乳制品, 不含乳製品, 无乳制品, 無乳製品
lactose free: 无乳糖, 無乳糖, 不含乳糖
lactose: 乳糖
intolerant: 不耐受, 不耐症, 不耐
nut free: 无坚果, 無堅果, 不含坚果, 不含堅果
allergic: 过敏, 過敏, 敏感
allergens: 过敏原, 過敏原, 致敏原
allergy: 过敏症, 过敏史
contamination: 交叉污染
ingredients: 成分, 配料, 原料, 食材
contain: 含, 含有, 含不含, 里面有, 裡面有, 里有, 裡有, 里有没有, 裡有沒有, 里面有没有, 裡面有沒有, 有没有放, 放了, 里面放, 包含, 含有没有
what is in: 里有什么, 裡有什麼, 里面有什么, 裡面有什麼, 是什么做的, 是什麼做的
i dont eat: 不吃, 我不吃, 唔食, 我唔食, 我们不吃, 我們不吃, 从不吃
i cant eat: 不能吃, 我不能吃, 吃不了, 唔食得, 唔可以食, 不可以吃
i dont like: 不喜欢, 不喜歡, 不爱吃, 不愛吃
i dont want: 不想要, 我不要, 不想吃, 我不想要
can i add: 可以加, 能加, 可不可以加, 能不能加, 可唔可以加, 想加, 可以另加
extra: 加料, 配料, 另加
without: 没有, 沒有, 不要, 不含, 不加, 不放, 别放, 別放, 不带, 不帶, 唔要, 冇, 无, 無, 勿, 忌, 戒, 免, 去掉, 不含有, 没, 沒, 不要放, 不要加
free of: 不带有
not: 不, 唔, 不是, 未
avoid: 避免, 避开, 避開, 忌口
hate: 讨厌, 討厭
except: 除了, 除
or: 或, 或者, 还是, 還是
and: 和, 跟, 与, 與, 以及, 还有, 還有, 同, 同埋
service: 服务, 服務
in total: 一共, 总共, 總共
i would like: 想吃, 我想吃, 想喝
also: 也, 都
can i eat: 可以吃, 可以吃的, 能吃, 能吃的
can i: 可以, 可不可以, 能不能, 能否, 可否, 能, 我可以, 我能, 可唔可以, 我想
can you: 你们可以, 你們可以, 你们能, 你們能, 你可以
i would like: 我想要, 我要, 我们想, 我們想, 想要, 想, 要
i want to know: 想知道, 想问一下, 想問一下, 请问一下, 請問一下, 我想问, 我想知道, 我想問, 告诉我, 告訴我
please: 请, 請, 麻烦, 麻煩, 唔该, 唔該, 请问, 請問, 一下
hello: 你好, 您好, 嗨, 哈喽, 早安, 晚上好, 早上好, 下午好, 大家好, 哈囉
thank you: 谢谢, 謝謝, 多谢, 多謝, 感谢, 感謝, 非常感谢, 谢谢你, 謝謝你, 谢谢您, 謝謝您
goodbye: 再见, 再見, 拜拜, 回头见
who are you: 你是谁, 你是誰, 您是谁
are you a robot: 你是机器人吗, 你是機器人嗎, 你是机器人, 你是機器人, 你是真人吗, 你是真人嗎, 是人工吗
deals: 优惠, 優惠, 特价, 特價, 促销, 促銷, 活动, 活動, 优惠活动, 套餐优惠, 特惠
combo: 套餐
discount: 折扣, 打折, 减价, 減價
student: 学生, 學生
senior: 老人, 长者, 長者, 老年人
happy hour: 欢乐时光, 歡樂時光
coupon: 优惠券, 優惠券, 优惠码, 優惠碼, 折扣码
loyalty program: 会员, 會員, 积分, 積分, 会员卡, 會員卡
gift card: 礼品卡, 禮品卡, 礼物卡, 禮物卡, 礼券, 禮券, 购物卡
jobs: 工作, 职位, 職位, 空缺
are you hiring: 招聘, 招人, 招工, 请人, 請人, 招不招人, 招员工, 聘请
work for you: 在你们这里工作, 应聘, 應聘, 打工
apply: 申请, 申請
salary: 工资, 工資, 薪水, 薪资
cook: 厨师, 廚師
server: 服务员, 服務員
catering: 宴会, 宴會, 宴会餐饮, 宴會餐飲, 承办酒席, 到会, 到會, 餐饮服务, 包办宴席
wedding: 婚礼, 婚禮, 婚宴
private event: 包场, 包場, 私人活动
birthday: 生日, 生日会, 庆生
franchise: 加盟, 特许经营
wheelchair: 轮椅, 輪椅, 无障碍, 無障礙, 残疾人, 坐轮椅
stroller: 婴儿车, 嬰兒車
dogs: 狗, 狗狗, 小狗
pets: 宠物, 寵物
outdoor patio: 露台, 户外座位, 戶外座位, 室外座位, 户外, 戶外, 室外, 露天
washroom: 洗手间, 洗手間, 厕所, 廁所, 卫生间
drive thru: 得来速, 得來速, 免下车, 汽车穿梭
tip: 小费, 小費
pay: 付款, 支付, 付, 结账, 买单
son: 儿子, 兒子
daughter: 女儿, 女兒
wife: 太太, 老婆, 妻子
husband: 先生, 老公, 丈夫
friend: 朋友
help: 帮助, 幫助
credit card: 信用卡, 刷卡
cash: 现金, 現金
wechat pay: 微信支付, 微信
alipay: 支付宝, 支付寶
wifi: 无线网, 無線網, 网络, 網絡, 无线网络
password: 密码, 密碼
free: 免费, 免費
air conditioning: 空调
downtown: 市中心
locations: 分店, 店铺, 店鋪, 门店, 門店, 家店, 间店, 間店
location: 店
restaurant: 餐厅, 餐廳, 饭店, 飯店, 餐馆, 餐館
other: 其他, 其它, 别的, 別的
all: 所有, 全部
story: 历史, 歷史, 故事
owner: 老板, 老闆, 店主
what kind of: 什么样的, 什麼樣的, 哪种类型的
nutrition: 营养, 營養
calories: 卡路里, 热量, 熱量
complaint: 投诉, 投訴, 抱怨
refund: 退款, 退钱, 退錢
feedback: 反馈, 反饋, 意见, 意見, 建议
reviews: 评价, 評價, 评论, 評論, 评分, 評分
terrible: 很差, 太差, 难吃, 難吃, 糟糕, 太难吃了, 很难吃
rude: 态度差, 态度很差, 態度差, 没礼貌
was cold: 是冷的, 是凉的, 凉了, 冷了, 冷掉了, 凉的
was wrong: 送错了, 错了, 弄错了, 做错了, 送錯了
was missing: 少了, 漏了, 漏送, 缺了
was late: 迟到, 来晚了, 送晚了
dollars: 元, 块, 塊, 刀, 块钱, 塊錢, 加币, 加元, 美元, 蚊
vegetables: 蔬菜
salad: 沙拉, 沙律
soup: 汤, 湯
starters: 前菜, 开胃菜, 開胃菜, 小吃
main dishes: 主菜, 主食
dessert: 甜品, 甜点, 甜點
drinks: 饮料, 飲料, 饮品, 飲品, 喝的
drink: 喝, 饮
beer: 啤酒
wine: 葡萄酒, 红酒, 紅酒
alcohol: 酒, 酒精, 酒水, 含酒精
sake: 清酒
coffee: 咖啡
tea: 茶
water: 水
juice: 果汁
milk: 牛奶, 奶, 鲜奶, 鮮奶
soy milk: 豆浆, 豆漿, 豆奶
soy: 大豆, 黄豆, 黃豆, 豆制品, 豆製品
soy sauce: 酱油, 醬油, 豉油
tofu: 豆腐
dairy: 乳制品, 乳製品, 奶制品, 奶製品
cheese: 芝士, 奶酪, 起司, 起士, 乳酪
butter: 黄油, 黃油, 牛油, 奶油
egg: 鸡蛋, 雞蛋, 蛋, 蛋类
nuts: 坚果, 堅果, 果仁
almonds: 杏仁
cashews: 腰果
walnuts: 核桃
pistachios: 开心果, 開心果
hazelnuts: 榛子
coconut: 椰子
peanuts: 花生
peanut butter: 花生酱, 花生醬
sesame: 芝麻
celery: 芹菜, 西芹
lupin: 羽扇豆
mustard: 芥末
wheat: 小麦, 小麥
flour: 面粉, 麵粉
bread: 面包, 麵包
rice: 米饭, 米飯, 白饭, 白飯
noodles: 面, 麵, 面条, 麵條
ramen: 拉面, 拉麵
dumplings: 饺子, 餃子, 锅贴, 鍋貼
gyoza: 煎饺, 煎餃, 日式煎饺
pizza: 披萨, 披薩, 比萨, 薄饼
pasta: 意面, 意大利面, 意粉, 義大利麵
burger: 汉堡, 漢堡, 汉堡包, 漢堡包
fries: 薯条, 薯條
potatoes: 土豆, 马铃薯, 馬鈴薯
sushi: 寿司, 壽司
chicken: 鸡肉, 雞肉, 鸡, 雞
duck: 鸭肉, 鴨肉, 鸭, 鴨
turkey: 火鸡
beef: 牛肉, 牛
steak: 牛排
pork: 猪肉, 豬肉, 猪, 豬, 叉烧, 叉燒
ham: 火腿
bacon: 培根
lamb: 羊肉, 羊
meat: 肉, 荤, 肉类
sausage: 香肠, 香腸
fish: 鱼, 魚, 鱼肉, 魚肉, 鱼类
salmon: 三文鱼, 三文魚, 鲑鱼, 鮭魚
tuna: 金枪鱼, 金槍魚, 吞拿鱼, 吞拿魚, 鲔鱼
seafood: 海鲜, 海鮮
shellfish: 贝类, 貝類, 甲壳类, 甲殼類, 带壳海鲜, 有壳海鲜
shrimp: 虾, 蝦, 虾仁, 蝦仁, 大虾
lobster: 龙虾, 龍蝦
crab: 蟹, 螃蟹
oysters: 生蚝, 生蠔, 牡蛎
squid: 鱿鱼, 魷魚
mushrooms: 蘑菇, 香菇
onions: 洋葱, 洋蔥
scallions: 葱, 蔥
without scallions: 走葱, 走蔥, 走青
garlic: 大蒜, 蒜
tomatoes: 西红柿, 番茄
chili: 辣椒
corn: 玉米
cilantro: 香菜, 芫荽
sugar: 糖
salt: 盐, 鹽
honey: 蜂蜜
oil: 油
chocolate: 巧克力
cake: 蛋糕
tiramisu: 提拉米苏, 提拉米蘇
ice cream: 冰淇淋, 雪糕, 冰激凌
fruit: 水果
msg: 味精
your: 你们的, 你們的, 您的, 你的, 你哋嘅, 贵店
you: 你们, 你們, 你, 您, 你哋
i: 我, 我们, 我們, 我哋
my: 我的, 我们的
i live: 我住, 住在
i am at: 我在, 我们在, 我喺
it: 它, 这个, 這個, 那个, 那個, 呢个, 呢個, 这道菜
this: 这, 這, 这里, 這裡, 这家, 這家, 呢度
there: 那里, 那裡, 那, 那家
which one: 哪家, 哪家店, 哪间
from: 从, 從
at: 在, 喺
to: 到, 去, 对, 對
is: 是, 系, 係, 是不是, 会, 會, 会不会
for: 给, 給, 为
with: 带, 帶
need: 需要, 用
how: 怎么, 怎麼, 怎样, 如何, 点样, 點樣
why: 为什么, 為什麼
still: 还, 還, 仍
very: 很, 非常, 好
only: 只, 只有
come: 来, 來
one: 一个, 一個, 一份, 一碗
2: 两, 兩, 二
3: 三
4: 四
5: 五
6: 六
7: 七
8: 八
9: 九
10: 十
-: 的, 吗, 嗎, 呢, 吧, 啊, 呀, 了, 嘛, 哦, 喔, 个, 個, 份, 碗, 些, 一些, 嘅, 噶, 㗎, 么, 麼, 里, 裡, 里面, 裡面, 号, 號, 之, 把, 家, 间, 間, 种, 種, 过, 過, 着, 著, 得, 地, 时, 時, 时候, 號碼, 是多少, 选择, 選擇, 选项, 類, 类, 什么的
`;

/** No spaces divide words; a phrase is its characters. */
export const CHINESE_WORDS = makeDictionary({ own: OWN }, true);
