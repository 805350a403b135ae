/** How the certificates of Japanese cities end. */
export const mayorsEnding: readonly string[] = [
  'Sentence of certification 認証文',
  'Date of issue 発行年月日',
  'Issuing authority 発行者',
  'Seal 職印',
]
