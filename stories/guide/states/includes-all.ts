/** Whether a text contains each word of a search. */
export const includesAll = (text: string, search: string) => {
  const lower = text.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
};
