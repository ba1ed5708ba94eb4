/** The design tokens as custom properties, made by the build of the web app’s own table. */
declare module 'virtual:design-tokens.css';
