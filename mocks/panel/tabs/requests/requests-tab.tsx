export const RequestsTab = () => null;
