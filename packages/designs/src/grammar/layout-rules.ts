import type { DesignSubject } from '../request/design-types.ts';
import { layOutAerialEstate } from './aerial.ts';
import { layOutAerialCampus } from './aerial-campus.ts';
import { layOutAerialVilla } from './aerial-villa.ts';
import { layOutBathroom } from './bathroom.ts';
import { layOutBedroom, layOutHotelRoom } from './bedroom.ts';
import { layOutCafe, layOutRestaurant } from './hospitality.ts';
import { layOutTownhouse, layOutVilla } from './houses.ts';
import { layOutCourtyardHouse, layOutHomestay } from './village-houses.ts';
import { layOutDiningRoom, layOutKitchen } from './kitchen.ts';
import { layOutApartmentBlock, layOutMuseum, layOutOfficeBuilding, layOutSchool } from './large-buildings.ts';
import type { LayoutRule } from './layout.ts';
import { layOutLivingRoom } from './living-room.ts';
import { layOutGarden, layOutPark, layOutPlaza, layOutPoolGarden, layOutRoofTerrace } from './open-air.ts';
import { layOutProductionHall } from './production-hall.ts';
import { layOutExhibition, layOutLobby, layOutReception, layOutShop } from './public-halls.ts';
import { layOutStreet } from './street.ts';
import { layOutWaterfront } from './waterfront.ts';
import { layOutClassroom, layOutOffice, layOutStudy } from './work-rooms.ts';

const RULES: Readonly<Record<DesignSubject, LayoutRule>> = {
  'living-room': layOutLivingRoom,
  bedroom: layOutBedroom,
  'hotel-room': layOutHotelRoom,
  kitchen: layOutKitchen,
  'dining-room': layOutDiningRoom,
  study: layOutStudy,
  office: layOutOffice,
  classroom: layOutClassroom,
  bathroom: layOutBathroom,
  restaurant: layOutRestaurant,
  cafe: layOutCafe,
  reception: layOutReception,
  lobby: layOutLobby,
  'exhibition-hall': layOutExhibition,
  shop: layOutShop,
  'production-hall': layOutProductionHall,
  villa: layOutVilla,
  townhouse: layOutTownhouse,
  homestay: layOutHomestay,
  'courtyard-house': layOutCourtyardHouse,
  'apartment-block': layOutApartmentBlock,
  'office-building': layOutOfficeBuilding,
  school: layOutSchool,
  museum: layOutMuseum,
  garden: layOutGarden,
  park: layOutPark,
  plaza: layOutPlaza,
  'pool-garden': layOutPoolGarden,
  'roof-terrace': layOutRoofTerrace,
  'aerial-estate': layOutAerialEstate,
  street: layOutStreet,
  waterfront: layOutWaterfront,
  'aerial-campus': layOutAerialCampus,
  'aerial-villa': layOutAerialVilla,
};

export function ruleOfSubject(subject: DesignSubject): LayoutRule {
  return RULES[subject];
}
