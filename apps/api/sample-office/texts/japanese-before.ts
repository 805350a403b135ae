import { anything, customer, office, on, onAny } from './dialog.ts'

/** ご依頼からお見積もりまでのやりとり */
export const japaneseBefore = [
  on(
    'ordered',
    customer('原本を持って行った方がいいですか。写真だけでも大丈夫でしょうか。'),
    office('まずは写真で大丈夫です。お受け取りの際に原本を確認させてください。'),
  ),
  on(
    'ordered',
    customer('基地の外に住んでいます。事務所まで行けないのですが、受け取りはどうなりますか。'),
    office(
      '国内は送料無料でお送りしています。ゲートの外でのお渡しもできますので、ご都合をお知らせください。',
    ),
    customer('では郵送でお願いします。'),
  ),
  on(
    'ordered',
    office(
      'ご依頼ありがとうございます。2枚目の右端が少し切れているようです。もう一度送っていただけますか。',
    ),
    customer('失礼しました。撮り直して送ります。'),
  ),
  onAny(
    'ordered',
    ['marriage', 'family', 'school', 'errand'],
    customer('名前の読み方が珍しいので、ふりがなを付けておきました。'),
    office('助かります。ローマ字はパスポートの綴りに合わせますね。'),
  ),
  onAny(
    'ordered',
    ['marriage', 'family', 'school', 'legal', 'errand', 'health', 'business'],
    customer('提出期限が月末なのですが、間に合いますか。'),
    office('はい、間に合います。本日中にお見積もりをお送りします。'),
  ),
  onAny(
    'ordered',
    ['marriage', 'family'],
    office(
      '提出先はどちらの役所でしょうか。書式が違う場合がありますので、念のため教えてください。',
    ),
    customer('市役所の市民課です。窓口では特に指定はないと言われました。'),
    office('承知しました。通常の書式でお作りします。'),
  ),
  onAny(
    'ordered',
    ['marriage', 'family', 'health', 'legal', 'spoken'],
    customer('夫は日本語が読めないので、連絡は私にお願いします。'),
    office('かしこまりました。このメッセージでご連絡いたします。'),
  ),
  on(
    'quoted',
    office(
      'お見積もりをお送りしました。印刷1部とPDFが含まれています。2部目は今お申し付けいただければ無料です。',
    ),
    customer('では2部でお願いします。'),
  ),
  onAny(
    'quoted',
    anything,
    customer('支払いは円でもできますか。'),
    office('申し訳ありませんが、お支払いはドルでお願いしております。カードもお使いいただけます。'),
    customer('カードで払います。ありがとうございます。'),
  ),
  onAny(
    'quoted',
    anything,
    customer('急ぎの場合、追加料金はかかりますか。'),
    office('いいえ、お急ぎでも追加料金はいただいておりません。'),
  ),
  onAny(
    'quoted',
    anything,
    customer('見積もりの内容を家族と相談してからお返事します。'),
    office('どうぞごゆっくりご検討ください。30日間有効です。'),
  ),
  onAny(
    'quoted',
    ['legal', 'health', 'business', 'school'],
    office('3枚目は白紙でしたので、料金には含めておりません。'),
    customer('ご丁寧にありがとうございます。'),
  ),
  onAny(
    'quoted',
    anything,
    customer('窓口は何時まで開いていますか。仕事帰りに寄りたいです。'),
    office('午後5時までです。午後1時から2時はお昼休みをいただいています。'),
  ),
  on(
    'quoted',
    customer('前金だけ先に払って、残りは受け取りの時でもいいですか。'),
    office('はい、前金をいただいた時点で翻訳に取りかかります。'),
  ),

  onAny(
    'ordered',
    ['spoken'],
    customer('通訳の方とはどこで待ち合わせになりますか。'),
    office('正面玄関の前でお待ちしています。事務所の名札を付けております。'),
  ),
  onAny(
    'ordered',
    ['spoken'],
    office('当日は専門的なお話が出そうでしょうか。資料があれば先に拝見します。'),
    customer('検査の説明があるそうです。分かり次第お知らせします。'),
  ),
]
