export const NetworkTab = () => null;
