/** A server returns it unchanged: blanks at both ends, a sequence of emoji, a combining accent, and characters of HTML. */
export const unusualText = '  Two  blanks, \u{1F469}\u{1F3FD}\u200D\u{1F680}, cafe\u0301, “R&D” <b>  ';
