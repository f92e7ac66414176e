export const PersonaTab = () => null;
