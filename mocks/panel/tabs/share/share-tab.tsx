export const ShareTab = () => null;
