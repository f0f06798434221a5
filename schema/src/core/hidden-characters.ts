/** Controls, line breaks, direction marks and all else that is not seen. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Joiners inside of words of scripts that need them (Persian, Hindi), where they are seen by what they join. */
const joiners = /(?<=(?!\p{Script=Latin})\p{L}\p{M}*)[\u200C\u200D](?=\p{L})/gu;

/** Joiners and variants inside of an emoji. */
const emojiParts =
  /(?<=\p{Extended_Pictographic})\uFE0F?(?:\u200D\p{Extended_Pictographic}\uFE0F?)*/gu;

/** Spaces and line breaks around a text, which are trimmed. */
const around = /^[ \t\r\n]+|[ \t\r\n]+$/g;

/**
 * Whether a text of one line has something in it that nobody can see: a line break, a control, a mark that turns the
 * direction, a space of no width, half of a pair of UTF-16.
 */
export const hasHidden = (text: string): boolean =>
  unseen.test(text.replace(around, '').replace(joiners, '').replace(emojiParts, ''));
