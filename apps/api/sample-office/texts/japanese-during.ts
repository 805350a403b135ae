import { customer, office, on, onAny } from './dialog.ts'

/** 翻訳からお渡しまで、そしてその後のやりとり */
export const japaneseDuring = [
  onAny(
    'translating',
    ['marriage', 'family'],
    office('お母様のお名前の漢字ですが、「高」と「髙」のどちらでしょうか。'),
    customer('はしごの「髙」です。確認ありがとうございます。'),
  ),
  on(
    'translating',
    customer('進み具合はいかがでしょうか。'),
    office('半分ほど終わりました。予定どおりお渡しできる見込みです。'),
  ),
  onAny(
    'translating',
    ['family', 'marriage'],
    office('手書きの欄に読みにくい字があります。地名のようですが、お心当たりはありますか。'),
    customer('祖父の本籍で、今帰仁村だと思います。'),
    office('ありがとうございます。おかげで確認できました。'),
  ),
  onAny(
    'translating',
    ['marriage', 'family', 'school', 'errand', 'health'],
    customer('生年月日は西暦にしてもらえますか。'),
    office('はい、西暦で統一し、元号を括弧で添えます。'),
  ),
  on(
    'translating',
    office(
      '台風の影響で木曜日は臨時休業になるかもしれません。水曜日に仕上げますので、お受け取りいただけますか。',
    ),
    customer('水曜日の夕方に伺います。'),
  ),
  onAny(
    'translating',
    ['marriage', 'family', 'school', 'legal', 'errand'],
    customer('もう1枚必要だと言われました。今から追加できますか。'),
    office('大丈夫です。こちらに送っていただければ、同じご注文に加えます。'),
  ),
  onAny(
    'translating',
    ['marriage', 'family'],
    office('ご主人のミドルネームは省略せずに記載してよろしいでしょうか。'),
    customer('はい、パスポートのとおりでお願いします。'),
  ),
  on(
    'ready',
    office('翻訳が仕上がりました。午後5時までにお越しください。ご予約は不要です。'),
    customer('ありがとうございます。4時ごろ伺います。'),
    office('お待ちしております。'),
  ),
  on(
    'ready',
    customer('母が代わりに受け取りに行ってもいいですか。'),
    office('はい。ご依頼番号をお伝えいただき、身分証をお持ちください。'),
  ),
  on('ready', office('本日発送いたしました。追跡番号は書類の欄にございます。')),
  on(
    'ready',
    customer('PDFは先にもらえますか。'),
    office('残金のお支払いが済みましたら、書類の欄からダウンロードできます。'),
    customer('分かりました。明日払いに行きます。'),
  ),
  onAny(
    'ready',
    ['marriage', 'family', 'school', 'errand'],
    office('お渡しの準備ができました。お受け取りの前に、お名前の綴りをもう一度ご確認ください。'),
    customer('確認しました。間違いありません。'),
  ),
  on(
    'ready',
    customer('今週は行けそうにないので、来週の月曜日でもいいですか。'),
    office('はい、月曜日までお預かりしておきます。'),
  ),
  onAny(
    'after',
    ['marriage'],
    customer('無事に受理されました。本当にありがとうございました。'),
    office('おめでとうございます。お役に立てて何よりです。'),
  ),
  on('after', customer('とても読みやすい翻訳でした。また機会があればお願いします。')),
  onAny(
    'after',
    ['marriage', 'family', 'legal', 'errand'],
    customer('住所の番地が一つ違っているようです。直していただけますか。'),
    office('大変失礼いたしました。訂正版をご用意しました。もちろん料金はかかりません。'),
    customer('早速ありがとうございます。'),
  ),
  onAny(
    'after',
    ['school'],
    customer('学校から翻訳者の名前を聞かれました。電話番号を伝えてもいいですか。'),
    office('はい、どうぞお伝えください。ご依頼番号で確認できます。'),
  ),
  onAny(
    'after',
    ['marriage', 'family', 'errand'],
    office('お手続きはいかがでしたか。訂正の指示などがありましたら、こちらにお書きください。'),
    customer('問題なく終わりました。お気遣いありがとうございます。'),
  ),
  on(
    'after',
    customer('もう1部印刷していただくことはできますか。'),
    office('はい、いつでもお立ち寄りください。'),
  ),

  onAny(
    'translating',
    ['spoken'],
    customer('時間が30分遅くなりました。変更できますか。'),
    office('承知しました。通訳者に伝えました。'),
  ),
  onAny(
    'ready',
    ['spoken'],
    office('当日の内容を1枚にまとめました。ご確認ください。'),
    customer('分かりやすくまとめてくださり、ありがとうございます。'),
  ),
  onAny(
    'after',
    ['spoken'],
    customer('おかげさまで安心して先生と話せました。'),
    office('それを伺って通訳者も喜びます。またいつでもご依頼ください。'),
  ),
]
