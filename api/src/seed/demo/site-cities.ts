/** Cities of all states around whose middle the demo has collection sites; larger states have more of them. */
const lines = `
AL Birmingham 35203, Mobile 36602, Huntsville 35801
AK Anchorage 99501, Fairbanks 99701
AZ Phoenix 85004, Tucson 85701, Flagstaff 86001
AR Little Rock 72201, Fort Smith 72901
CA Los Angeles 90012, San Diego 92101, San Jose 95113, San Francisco 94103, Sacramento 95814, Fresno 93721, Bakersfield 93301
CO Denver 80202, Pueblo 81003, Grand Junction 81501
CT Hartford 06103, New Haven 06510
DE Wilmington 19801, Dover 19901
FL Miami 33130, Orlando 32801, Tampa 33602, Jacksonville 32202, Tallahassee 32301
GA Atlanta 30303, Savannah 31401, Augusta 30901
HI Honolulu 96813, Hilo 96720
ID Boise 83702, Idaho Falls 83402
IL Chicago 60607, Peoria 61602, Springfield 62701
IN Indianapolis 46204, Fort Wayne 46802, Evansville 47708
IA Des Moines 50309, Cedar Rapids 52401
KS Wichita 67202, Topeka 66603
KY Louisville 40202, Lexington 40507
LA New Orleans 70112, Baton Rouge 70801, Shreveport 71101
ME Portland 04101, Bangor 04401
MD Baltimore 21201, Frederick 21701
MA Boston 02111, Worcester 01608, Springfield 01103
MI Detroit 48226, Grand Rapids 49503, Lansing 48933
MN Minneapolis 55401, Duluth 55802
MS Jackson 39201, Gulfport 39501
MO Kansas City 64106, St. Louis 63101, Springfield 65806
MT Billings 59101, Missoula 59802
NE Omaha 68102, Lincoln 68508
NV Las Vegas 89101, Reno 89501
NH Manchester 03101, Concord 03301
NJ Newark 07102, Trenton 08608
NM Albuquerque 87102, Las Cruces 88001
NY New York 10001, Buffalo 14202, Albany 12207, Syracuse 13202, Rochester 14604
NC Charlotte 28202, Raleigh 27601, Greensboro 27401
ND Fargo 58102, Bismarck 58501
OH Columbus 43215, Cleveland 44114, Cincinnati 45202, Toledo 43604
OK Oklahoma City 73102, Tulsa 74103
OR Portland 97204, Eugene 97401, Medford 97501
PA Philadelphia 19107, Pittsburgh 15222, Harrisburg 17101, Erie 16501
RI Providence 02903, Newport 02840
SC Columbia 29201, Charleston 29401
SD Sioux Falls 57104, Rapid City 57701
TN Nashville 37203, Memphis 38103, Knoxville 37902
TX Houston 77002, Dallas 75201, San Antonio 78205, Austin 78701, El Paso 79901, Lubbock 79401, Midland 79701
UT Salt Lake City 84101, Provo 84601
VT Burlington 05401, Rutland 05701
VA Richmond 23219, Norfolk 23510, Roanoke 24011
WA Seattle 98101, Spokane 99201, Tacoma 98402
WV Charleston 25301, Morgantown 26505
WI Milwaukee 53202, Madison 53703, Green Bay 54301
WY Cheyenne 82001, Casper 82601`;

export interface SiteCity {
  state: string;
  name: string;
  zip: string;
}

export const siteCities: readonly SiteCity[] = lines
  .trim()
  .split('\n')
  .flatMap((line) =>
    line
      .slice(3)
      .split(', ')
      .map((each) => ({ state: line.slice(0, 2), name: each.slice(0, -6), zip: each.slice(-5) })),
  );
