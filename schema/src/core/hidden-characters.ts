/** Controls, line breaks, direction marks and all else that is not seen. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Joiners inside of words of scripts that need them (Persian, Hindi), where they are seen by what they join. */
const joiners = /(?<=(?!\p{Script=Latin})\p{L}\p{M}*)[\u200C\u200D](?=\p{L})/gu;

/** Marks of direction, which texts of scripts from right to left need beside digits and brackets. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const marks = /[\u061C\u200E\u200F]/g;

/** Emoji, with what they are put together of: skin tones, joiners, variants, tags of flags, keycaps. */
const emoji =
  /\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?(?:\u200D\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?)*(?:[\u{E0020}-\u{E007E}]+\u{E007F})?|[0-9#*]\uFE0F\u20E3/gu;

/** Spaces and line breaks around a text, which are trimmed. */
const around = /^[ \t\r\n]+|[ \t\r\n]+$/g;

/**
 * Whether a text of one line has something in it that nobody can see: a line break, a control, an override of the
 * direction, a space of no width, half of a pair of UTF-16. What a script or an emoji needs is seen by what it does.
 */
export function hasHidden(text: string): boolean {
  const rest = text.replace(around, '').replace(joiners, '').replace(emoji, '');
  return unseen.test(rightToLeft.test(rest) ? rest.replace(marks, '') : rest);
}
