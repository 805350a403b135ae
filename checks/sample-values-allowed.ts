interface Exception {
  readonly of: readonly string[]
  readonly where: RegExp
  readonly reason: string
}

/** Where a value of the sample office may stand, because there it does not describe an office. */
export const exceptions: readonly Exception[] = [
  {
    of: ['Okinawa', '沖縄県', 'Ministry of Justice', '法務省'],
    where: /^packages\/domain\/src\/paper-templates\//,
    reason: 'what papers of the state and the prefecture say, whoever translates them',
  },
  {
    of: ['Kakehashi'],
    where: /^apps\/api\/src\/(?:office-secret|events\/|db\/|live\/|accounts\/sessions\/cookies)/,
    reason: 'the name of the product in keys, cookies and connections, which cannot change',
  },
  {
    of: ['Kakehashi'],
    where:
      /^apps\/web\/app\/(?:api\/live\/|account\/redirect)|^packages\/browser\/src\/draft-files/,
    reason: 'the name of the product in locks and browser storage, which nobody reads',
  },
  {
    of: ['Kakehashi'],
    where: /^apps\/api\/src\/operations\//,
    reason: 'the API is that of the product',
  },
  {
    of: ['Kakehashi'],
    where:
      /^apps\/api\/src\/(?:(?:cli|config|production-rules|refuse-if-restored|verify-backup)[.]ts$|recovery\/)/,
    reason: 'the command of the operator is called like the product',
  },
  {
    of: ['Kakehashi'],
    where: /^apps\/api\/src\/accounts\/sessions\/password-strength/,
    reason: 'the name of the product is easily guessed at every office',
  },
  {
    of: [
      'Okinawa',
      'Ginowan City',
      'https://www.city.ginowan.lg.jp/soshiki/keizai/shiminkyodo/1/2/1/marriage/13427.html',
    ],
    where: /\/marriage\/|^apps\/site\/src\/pages\/military\/|^apps\/site\/locales\//,
    reason: 'the guide to a marriage quotes the city offices that have published their rules',
  },
  {
    of: ['Facebook'],
    where: /\/(?:people(?:-labels)?|value-names)[.]ts$/,
    reason: 'an answer to the question how a customer heard of the office',
  },
  {
    of: ['始まり', 'オンラインでのご依頼', '橋'],
    where: /\/ja[.]po$/,
    reason: 'ordinary words',
  },
  {
    of: ['橋'],
    where: /\/names\//,
    reason: 'a character of many family names',
  },
  {
    of: ['K-2026'],
    where: /^apps\/web\/app\/showcase\//,
    reason: 'examples for developers',
  },
]
