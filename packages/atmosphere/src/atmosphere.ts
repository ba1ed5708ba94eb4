/** The hour and the weather that a picture shows. */
export type Atmosphere = 'sunny' | 'rain' | 'fog' | 'snow' | 'dusk' | 'lights';
/** What lies around and behind a design. */
export type Environment = 'city-street' | 'forest' | 'lakeside' | 'seaside' | 'countryside' | 'mountain-foot';
