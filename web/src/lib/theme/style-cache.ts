import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * The styles of what is drawn. Each rule stands in a cascade layer, and a browser that gets such a rule
 * reckons everything anew that any rule of the same style element may be about. One element for all rules,
 * as emotion has it, means the whole page, for every menu that opens for the first time; so what is drawn
 * later has an element of its own. 350 of them cost nothing that could be measured, and a session has a third.
 */
export function createStyleCache(nonce?: string): EmotionCache {
  const cache = createCache({ key: 'assay', ...(nonce ? { nonce } : {}) });
  const { sheet } = cache;
  const insert = sheet.insert.bind(sheet);
  sheet.insert = (rule) => {
    // What is drawn at once stays together. Emotion begins an element when it has counted no rules.
    if (sheet.ctr === 0) setTimeout(() => (sheet.ctr = 0));
    insert(rule);
  };
  return cache;
}
