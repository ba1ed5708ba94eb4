import { theme as antTheme, type ThemeConfig } from 'antd';
import { MOTION, PALETTES, SIZES, type Theme } from './tokens.ts';

/** Ant Design's tokens out of ours. `motion` off where the system asks for reduced motion. */
export function antThemeFor(theme: Theme, motion: boolean): ThemeConfig {
  const colour = PALETTES[theme];
  return {
    algorithm: [
      theme === 'dark' ? antTheme.darkAlgorithm : antTheme.defaultAlgorithm,
      // The algorithms shift the primary colour (the dark one dulls it); ours are chosen for their contrast already.
      (_seed, derived) => ({
        ...(derived ?? antTheme.defaultAlgorithm(_seed)),
        colorPrimary: colour.accentFill,
        colorPrimaryHover: colour.accentFillHover,
        colorPrimaryActive: colour.accentFillHover,
      }),
    ],
    token: {
      motion,
      motionDurationFast: `${MOTION.quick / 1000}s`,
      motionDurationMid: `${MOTION.quick / 1000}s`,
      motionDurationSlow: `${MOTION.calm / 1000}s`,
      fontFamily: 'var(--font-family)',
      fontSize: SIZES.font,
      fontSizeSM: SIZES.fontXs,
      fontSizeLG: SIZES.fontLg,
      borderRadius: SIZES.radius,
      borderRadiusLG: SIZES.radiusCard,
      borderRadiusSM: SIZES.radiusSmall,
      controlHeight: SIZES.control,
      controlHeightLG: SIZES.controlPrimary,
      colorPrimary: colour.accentFill,
      colorPrimaryHover: colour.accentFillHover,
      colorLink: colour.accentText,
      colorError: colour.accentText,
      colorSuccess: colour.ink,
      colorInfo: colour.ink,
      colorWarning: colour.accentText,
      colorBgMask: colour.mask,
      colorBgContainerDisabled: colour.field,
      colorTextDisabled: colour.inkFaint,
      colorText: colour.ink,
      colorTextSecondary: colour.inkSoft,
      colorTextTertiary: colour.inkFaint,
      colorTextPlaceholder: colour.inkFaint,
      colorBgLayout: colour.canvas,
      colorBgContainer: colour.surface,
      colorBgElevated: colour.raised,
      colorBorder: colour.lineStrong,
      colorBorderSecondary: colour.line,
      colorSplit: colour.line,
      boxShadow: colour.shadow,
      boxShadowSecondary: colour.shadow,
      controlOutline: colour.accentSoft,
      colorTextLightSolid: colour.onAccent,
    },
    components: {
      Button: {
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        fontWeight: 500,
        contentFontSizeLG: SIZES.font,
        contentFontSizeSM: SIZES.fontXs,
        borderRadiusLG: SIZES.radius,
        borderRadiusSM: SIZES.radiusSmall,
        primaryColor: colour.onAccent,
      },
      Input: {
        borderRadiusLG: SIZES.radius,
        activeBorderColor: colour.inkFaint,
        hoverBorderColor: colour.inkFaint,
      },
      Checkbox: { borderRadiusSM: 4 },
      InputNumber: { activeBorderColor: colour.inkFaint, hoverBorderColor: colour.inkFaint },
      Slider: {
        trackBg: colour.ink,
        trackHoverBg: colour.ink,
        railBg: colour.lineStrong,
        railHoverBg: colour.lineStrong,
        handleColor: colour.ink,
        handleActiveColor: colour.accent,
        handleActiveOutlineColor: colour.accentSoft,
        dotBorderColor: colour.lineStrong,
      },
      Tooltip: { colorBgSpotlight: colour.ink, colorTextLightSolid: colour.canvas, fontSize: SIZES.fontXs },
      // The buttons of a drawer stand under its fields.
      Drawer: { footerPaddingBlock: 12, footerPaddingInline: 24 },
      Modal: { titleFontSize: SIZES.fontXl },
    },
  };
}
