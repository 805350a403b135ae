// Written by checks/colours.ts from tokens.css. Do not edit.
export const colours = {
  'paper': { light: '#FBF8F2', dark: '#0C1322' },
  'sheet': { light: '#FFFFFF', dark: '#131C30' },
  'tint': { light: '#F4EFE5', dark: '#1A2540' },
  'ink': { light: '#14213D', dark: '#EFEADF' },
  'ink-2': { light: '#465069', dark: '#B9BFCC' },
  'line': { light: '#E3DCCF', dark: '#2A3550' },
  'sea': { light: '#1B6F80', dark: '#72C4D3' },
  'on-seal': { light: '#FFFFFF', dark: '#FFFFFF' },
  'seal-vermilion': { light: '#C8372D', dark: '#C8372D' },
  'seal-indigo': { light: '#4869B8', dark: '#4869B8' },
  'seal-green': { light: '#2E7A4D', dark: '#2E7A4D' },
  'seal-plum': { light: '#A24F90', dark: '#A24F90' },
} as const
