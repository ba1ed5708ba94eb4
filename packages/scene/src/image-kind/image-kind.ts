/** What a base picture is, as detected at upload or corrected by the user. */
export type ImageKind = 'su' | 'photo' | 'colour' | 'sketch' | 'line' | 'white' | 'plan' | 'wash';
export type Space = 'exterior' | 'interior';

/** The kinds a picture can be recognised as; `wash` is only ever chosen by a person. */
export type DetectedKind = Exclude<ImageKind, 'wash'>;
